import { approvalMessages, queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { DealLink } from '../../deals/public.ts';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import type { Column } from '../../ui/lists/table-columns.ts';
import './approval-queue.css';
import { QueueActions } from './QueueActions.tsx';

/** The fields that the queue can be sorted by. */
export const queueSorts = ['waitingSince', 'totalAmount', 'companyName'] as const;

interface QueueColumnsFacts {
  /** The ids of the ticked quotations. */
  readonly ticked: ReadonlySet<number>;
  readonly onTicked: (ticked: ReadonlySet<number>) => void;
  /** Asks whether these are to be approved. */
  readonly onAsk: (quotations: readonly QueuedQuotation[]) => void;
  readonly onReturn: (quotation: QueuedQuotation) => void;
}

/** The columns of the queue. Only what the user may approve can be ticked. At 1440 px the first six fill the sheet. */
export function queueColumns({ ticked, onTicked, onAsk, onReturn }: QueueColumnsFacts): Column<QueuedQuotation>[] {
  return [
    {
      title: 'Choose',
      width: 80,
      isKey: true,
      cell: (quotation) => (
        <Checkbox
          checked={ticked.has(quotation.quotationId)}
          disabled={quotation.mayApprove === 'No'}
          onChange={(isTicked) => onTicked(withTick(ticked, quotation.quotationId, isTicked))}
          aria-label={say.choose(quotation.number)}
        />
      ),
    },
    {
      title: 'Number',
      width: 204,
      fixed: 'start',
      isWhole: true,
      onPhone: 'detail',
      cell: ({ dealId, number }) => <DealLink dealId={dealId} number={number} />,
    },
    { title: 'Customer', width: 334, isText: true, onPhone: 'name', sort: 'companyName', cell: ({ companyName }) => companyName },
    { title: 'Prepared By', width: 172, isText: true, cell: ({ preparedBy }) => preparedBy },
    {
      title: 'Amount',
      width: 156,
      onPhone: 'figure',
      isNumber: true,
      sort: 'totalAmount',
      cell: ({ totalAmount }) => <strong>{formatRupees(totalAmount)}</strong>,
    },
    { title: 'Discount', width: 100, isNumber: true, cell: ({ discountPercent }) => `${formatDecimal(discountPercent)} %` },
    { title: 'Reasons', width: 340, isWhole: true, onPhone: 'below', cell: (quotation) => <ReasonTags quotation={quotation} /> },
    {
      title: 'Waiting since',
      width: 128,
      sort: 'waitingSince',
      cell: ({ waitingSince }) => <span className="tabular">{slashedDate(dateAt(waitingSince))}</span>,
    },
    { title: 'You may', width: 84, cell: ({ mayApprove }) => mayApprove },
    {
      title: 'Action',
      icons: 3,
      onPhone: 'below',
      cell: (quotation) => <QueueActions quotation={quotation} onApprove={() => onAsk([quotation])} onReturn={() => onReturn(quotation)} />,
    },
  ];
}

function withTick(ticked: ReadonlySet<number>, id: number, isTicked: boolean): ReadonlySet<number> {
  const others = [...ticked].filter((other) => other !== id);
  return new Set(isTicked ? [...others, id] : others);
}

const maxTags = 2;

/** What is beyond the user's limits, the first few in words. */
function ReasonTags({ quotation: { reasons, nobody } }: { readonly quotation: QueuedQuotation }) {
  return (
    <ul className="reason-tags">
      {reasons.slice(0, maxTags).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
      {reasons.length > maxTags && <li>{say.more(reasons.length - maxTags)}</li>}
      {nobody === 'Yes' && <li className="reason-nobody">{approvalMessages.nobody}</li>}
    </ul>
  );
}
