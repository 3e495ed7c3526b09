import { CheckCircleIcon } from '../ui/icons/CheckCircleIcon.tsx';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { mayBeExported } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { statusWord } from '@vikray/contract/quotations/status-word.ts';
import { DealLink } from '../deals/public.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { RowLink } from '../ui/lists/RowAction.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { totalColumn } from '../ui/lists/total-column.tsx';
import { tickColumn } from '../ui/several/RowTick.tsx';
import type { Ticked } from '../ui/several/use-selection.ts';
import { namedQuotations } from './quotation-several.tsx';
import { FollowUpButton } from '../follow-ups/public.ts';

/** The fields that the list can be sorted by. */
export const quotationSorts = ['date', 'totalAmount', 'companyName'] as const;

/** What the user may do with a quotation of the list. */
interface Allowed {
  readonly mayDecide: boolean;
  readonly mayFollowUp: boolean;
  /** The selected quotations; undefined while there are no boxes to tick. */
  readonly ticked: Ticked<Quotation>;
  readonly onTicked: (ticked: Ticked<Quotation>) => void;
}

/** The columns of the list. Users without the right to decide have no icon under Action; Follow Up is shown only to users with its right. */
export function quotationColumns({ mayDecide, mayFollowUp, ticked, onTicked }: Allowed): Column<Quotation>[] {
  const action: Column<Quotation> = { title: 'Action', icons: 1, cell: (quotation) => mayDecide && <DecideLink quotation={quotation} /> };
  const followUp: Column<Quotation> = { title: 'Follow Up', icons: 1, cell: (quotation) => <FollowUpButton quotation={quotation} /> };
  return [
    ...(ticked ? [tickColumn({ ticked, onTicked, ...namedQuotations })] : []),
    serialColumn,
    {
      title: 'Quotation Number',
      width: 204,
      fixed: 'start',
      isWhole: true,
      onPhone: 'detail',
      cell: ({ dealId, number }) => <DealLink dealId={dealId} number={number} />,
    },
    {
      title: 'Date',
      width: 120,
      onPhone: 'detail',
      sort: 'date',
      cell: ({ date }) => <span className="tabular">{slashedDate(date)}</span>,
    },
    totalColumn,
    { title: 'Customer', width: 292, isText: true, onPhone: 'name', sort: 'companyName', cell: ({ companyName }) => companyName },
    { title: 'Prepared By', width: 244, isText: true, cell: ({ preparedBy }) => preparedBy },
    { title: 'Status', width: 164, fixed: 'end', onPhone: 'state', cell: (quotation) => <StatusTag status={statusWord(quotation)} /> },
    action,
    { title: 'Export', icons: 1, cell: (quotation) => <QuotationExport quotation={quotation} /> },
    ...(mayFollowUp ? [followUp] : []),
  ];
}

function DecideLink({ quotation: { quotationId, number } }: { readonly quotation: Quotation }) {
  return (
    <span className="row-actions">
      <RowLink to="/viewquotation" search={{ id: quotationId }} icon={<CheckCircleIcon />} label={`View ${number}`} />
    </span>
  );
}

function QuotationExport({ quotation: { quotationId, number, status } }: { readonly quotation: Quotation }) {
  const refused = mayBeExported(status) ? undefined : say.exportOnlyApproved;
  return (
    <ExportButton address={`/api/quotations/${quotationId}.pdf`} label={number} failed={printingMessages.pdfFailed} refused={refused} />
  );
}
