import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import { billName } from '@vikray/contract/money/money-messages.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { useBillsOf, type Account } from './collection-queries.ts';

const DisputeModal = lazyPart(async () => ({ default: (await import('./DisputeModal.tsx')).DisputeModal }));

/** The open bills of an account, each with its state, and what is done about a dispute. */
export function OpenBills({ account }: { readonly account: Account }) {
  const { data } = useBillsOf(account);
  const [asked, setAsked] = useState<OutstandingRow>();
  return (
    <section aria-label={say.bills}>
      <ul className="collection-bills">
        {data?.rows.map((bill) => (
          <li key={bill.billId}>
            <span>
              <strong>{billName(bill.kind ?? 'Invoice', bill.invoiceNumber ?? '')}</strong>
              <span className="unbroken">{dashedDate(bill.dueOn ?? '')}</span>
            </span>
            <span className="tabular">{formatRupees(bill.open)}</span>
            <span>
              <StatusTag status={bill.billState ?? ''} />
              {bill.dispute}
            </span>
            <IfAllowed to="DisputeBill">
              <Button look="text" onClick={() => setAsked(bill)}>
                {bill.billState === 'Disputed' ? say.settle : say.dispute}
              </Button>
            </IfAllowed>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>{asked && <DisputeModal bill={asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </section>
  );
}
