import { orderChangeWords as words } from '@vikray/contract/order-changes/order-change-messages.ts';
import type { OrderChange } from '@vikray/contract/order-changes/order-change.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { useRights } from '../platform/rights.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { refreshChangedOrders } from './order-change-queries.ts';

/** Approves a waiting change or makes it void, for users who may. The server refuses what goods that have left forbid by now. */
export function DecideChange({ change }: { readonly change: OrderChange }) {
  const { changeId, version, number, totalBefore, totalAmount, mayApprove } = change;
  const [asked, setAsked] = useState<'Approved' | 'Void'>();
  const isApprover = useRights().has('Approve Quotation');
  const mayDecide = useAllowed('DecideOrderChange');
  const decide = useSubmit('DecideOrderChange');
  if (!mayDecide) return null;

  async function settle(status: 'Approved' | 'Void'): Promise<void> {
    const entries = { changeId, version, status };
    const settled = await decide.send(entries, () => entries);
    setAsked(undefined);
    // Also when refused: the change may no longer be as shown.
    await refreshChangedOrders();
    if (settled) notify.success((status === 'Approved' ? words.approved : words.voided)(change.change), { about: number });
  }

  return (
    <div className="one-change-papers">
      {isApprover && (
        <Button look="filled" disabled={mayApprove === 'No'} onClick={() => setAsked('Approved')}>
          {words.approve}
        </Button>
      )}
      <Button onClick={() => setAsked('Void')}>{words.makeVoid}</Button>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked === 'Void' ? words.makeVoid : words.approve}
        sentence={asked === 'Void' ? words.confirmVoid : words.confirmApprove}
        record={
          <>
            <strong className="unbroken">{number}</strong> {words.changeName(change.change)}: {formatRupees(totalBefore)} →{' '}
            {formatRupees(totalAmount)}
          </>
        }
        isDanger={asked === 'Void'}
        isBusy={decide.isBusy}
        onYes={() => asked && void settle(asked)}
        onNo={() => setAsked(undefined)}
      />
    </div>
  );
}
