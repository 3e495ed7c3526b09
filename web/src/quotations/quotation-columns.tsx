import { CheckCircleOutlined } from '@ant-design/icons';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { mayBeExported, shownStatus } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ExportButton } from '../ui/ExportButton.tsx';
import { StatusTag } from '../ui/StatusTag.tsx';
import type { Column } from '../ui/table-columns.tsx';
import { FollowUpButton } from './FollowUpButton.tsx';
import { QuotationLink } from './QuotationLink.tsx';

/** The orders that the list offers at its heads. */
export const quotationSorts = ['date', 'totalAmount', 'companyName'] as const;

/** What the user may do with a quotation of the list. */
interface Allowed {
  readonly mayDecide: boolean;
  readonly mayFollowUp: boolean;
}

/** What the two columns take that only some users see. */
const actionWidth = 84;
const followUpWidth = 98;

/** The columns of the list. At 1440 px the customer ends where the ones at the right edge begin; without Action or Follow Up it is wider by that. */
export function quotationColumns({ mayDecide, mayFollowUp }: Allowed): Column<Quotation>[] {
  const action: Column<Quotation> = { title: 'Action', width: actionWidth, fixed: 'end', cell: (quotation) => <DecideLink quotation={quotation} /> };
  const followUp: Column<Quotation> = { title: 'Follow Up', width: followUpWidth, fixed: 'end', cell: (quotation) => <FollowUpButton quotation={quotation} /> };
  const customerWidth = 424 - (mayDecide ? actionWidth : 0) - (mayFollowUp ? followUpWidth : 0);
  return [
    { title: 'S.No.', width: 64, isNumber: true, fixed: 'start', cell: (_, serial) => serial },
    { title: 'Quotation Number', width: 196, fixed: 'start', cell: ({ quotationId, number }) => <QuotationLink quotationId={quotationId} number={number} /> },
    { title: 'Date', width: 112, sort: 'date', cell: ({ date }) => <span className="tabular">{slashedDate(date)}</span> },
    { title: 'Amount', width: 156, isNumber: true, sort: 'totalAmount', cell: ({ totalAmount }) => <strong>{formatRupees(totalAmount)}</strong> },
    { title: 'Customer', width: customerWidth, sort: 'companyName', cell: ({ companyName }) => companyName },
    { title: 'Prepared By', width: 244, cell: ({ preparedBy }) => preparedBy },
    { title: 'Status', width: 122, fixed: 'end', cell: ({ status }) => <StatusTag status={shownStatus(status)} /> },
    ...(mayDecide ? [action] : []),
    { title: 'Export', width: 84, fixed: 'end', cell: (quotation) => <QuotationExport quotation={quotation} /> },
    ...(mayFollowUp ? [followUp] : []),
  ];
}

function DecideLink({ quotation: { quotationId, number } }: { readonly quotation: Quotation }) {
  return (
    <span className="row-actions">
      <ButtonLink to="/viewquotation" search={{ id: quotationId }} variant="text" color="default" size="small" icon={<CheckCircleOutlined aria-hidden />} aria-label={`View ${number}`} />
    </span>
  );
}

function QuotationExport({ quotation: { quotationId, number, status } }: { readonly quotation: Quotation }) {
  const refused = mayBeExported(status) ? undefined : say.exportOnlyApproved;
  return <ExportButton address={`/api/quotations/${quotationId}.pdf`} label={number} failed={say.pdfFailed} refused={refused} />;
}
