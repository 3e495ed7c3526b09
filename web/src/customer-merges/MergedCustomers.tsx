import { useState } from 'react';
import { mergeMessages as say } from '@vikray/contract/customer-merges/merge-messages.ts';
import type { CustomerOverview } from '@vikray/contract/overviews/customer-overview.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { viewAction } from '../ui/page/notice-actions.ts';
import './merges.css';
import { refreshMerged, useMayMerge } from './merge-queries.ts';

type Merged = CustomerOverview['merged'][number];

/** The customers that were merged into this one, as long as that can be undone. */
export function MergedCustomers({ merged }: { readonly merged: readonly Merged[] }) {
  const mayMerge = useMayMerge();
  const [asked, setAsked] = useState<Merged>();
  const undo = useSubmit('UnmergeCustomers');

  async function submit({ customerId: mergeId, companyName }: Merged): Promise<void> {
    const undone = await undo.send({ mergeId }, () => ({ mergeId }));
    setAsked(undefined);
    if (!undone) return;
    notify.success(say.undone, { about: companyName, actions: [viewAction(`/viewcustomer?id=${mergeId}`)] });
    void refreshMerged();
  }

  return (
    <>
      {merged.map((each) => (
        <p key={each.customerId} className="merged-customer">
          <span>{say.mergedHere(each.companyName, each.mergedOn)}</span>
          {mayMerge && (
            <Button look="text" size="small" onClick={() => setAsked(each)}>
              {say.undo}
            </Button>
          )}
        </p>
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={say.undoTitle}
        record={<strong>{asked?.companyName}</strong>}
        isBusy={undo.isBusy}
        sentence={say.confirmUndo(asked?.companyName ?? '')}
        onYes={() => asked && void submit(asked)}
        onNo={() => setAsked(undefined)}
      />
    </>
  );
}
