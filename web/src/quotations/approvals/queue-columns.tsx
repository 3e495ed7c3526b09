import { approvalMessages, queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { DealLink } from '../../deals/public.ts';
import type { Column } from '../../ui/lists/table-columns.ts';
import { totalColumn } from '../../ui/lists/total-column.tsx';
import './approval-queue.css';
import { QueueActions } from './QueueActions.tsx';
import { mayBeApproved } from './queue-several.ts';
import { namedQuotations } from '../quotation-several.tsx';
import { tickColumn } from '../../ui/several/RowTick.tsx';
import type { Ticked } from '../../ui/several/use-selection.ts';

/** The fields that the queue can be sorted by. */
export const queueSorts = ['waitingSince', 'totalAmount', 'companyName'] as const;

interface QueueColumnsFacts {
  /** The selected quotations; undefined while there are no boxes to tick. */
  readonly ticked: Ticked<QueuedQuotation>;
  readonly onTicked: (ticked: Ticked<QueuedQuotation>) => void;
  /** The rows of the page. */
  readonly among: readonly QueuedQuotation[];
  readonly isPhone: boolean;
  /** Asks whether it is to be approved. */
  readonly onAsk: (quotation: QueuedQuotation) => void;
  readonly onReturn: (quotation: QueuedQuotation) => void;
}

/**
 * The columns of the queue. The reasons stand below the customer, on the cards of a phone too. Only what the user may approve can be
 * ticked.
 */
export function queueColumns({ ticked, onTicked, among, isPhone, onAsk, onReturn }: QueueColumnsFacts): Column<QueuedQuotation>[] {
  return [
    ...(ticked ? [tickColumn({ ticked, onTicked, among, fits: mayBeApproved, ...namedQuotations })] : []),
    {
      title: 'Number',
      width: 204,
      fixed: 'start',
      isWhole: true,
      onPhone: 'detail',
      cell: ({ dealId, number }) => <DealLink dealId={dealId} number={number} />,
    },
    { title: say.youMay, width: 84, isKey: true, cell: ({ mayApprove }) => mayApprove },
    {
      title: 'Customer',
      width: 296,
      isText: true,
      isWhole: true,
      onPhone: 'name',
      sort: 'companyName',
      cell: (quotation) => (isPhone ? quotation.companyName : <CustomerWithReasons quotation={quotation} />),
    },
    { title: 'Prepared By', width: 150, isText: true, cell: ({ preparedBy }) => preparedBy },
    totalColumn,
    { title: 'Discount', width: 100, isNumber: true, cell: ({ discountPercent }) => `${formatDecimal(discountPercent)} %` },
    ...(isPhone
      ? [{ title: 'Reasons', onPhone: 'below' as const, cell: (quotation: QueuedQuotation) => <ReasonTags quotation={quotation} /> }]
      : []),
    {
      title: 'Waiting since',
      width: 128,
      sort: 'waitingSince',
      cell: ({ waitingSince }) => <span className="tabular">{slashedDate(dateAt(waitingSince))}</span>,
    },
    {
      title: 'Action',
      icons: 3,
      onPhone: 'below',
      cell: (quotation) => <QueueActions quotation={quotation} onApprove={() => onAsk(quotation)} onReturn={() => onReturn(quotation)} />,
    },
  ];
}

function CustomerWithReasons({ quotation }: { readonly quotation: QueuedQuotation }) {
  return (
    <>
      {quotation.companyName}
      <ReasonTags quotation={quotation} />
    </>
  );
}

const maxTags = 2;

/** What is beyond the user's limits, the first few in words. */
function ReasonTags({ quotation: { reasons, nobody } }: { readonly quotation: QueuedQuotation }) {
  if (reasons.length === 0 && nobody === 'No') return null;
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
