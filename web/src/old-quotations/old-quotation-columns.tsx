import { mayBePrinted, type OldQuotation } from '@vikray/contract/old-quotations/old-quotation.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { DocumentNumber } from '../ui/page/DocumentNumber.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import type { Column } from '../ui/lists/table-columns.ts';

/** The fields that the list can be sorted by. */
export const oldQuotationSorts = ['date', 'totalAmount', 'companyName'] as const;

/** The columns of the list. */
export const oldQuotationColumns: readonly Column<OldQuotation>[] = [
  {
    title: 'Quotation Number',
    width: 216,
    fixed: 'start',
    isWhole: true,
    onPhone: 'detail',
    cell: ({ number }) => (
      <strong>
        <DocumentNumber number={number} />
      </strong>
    ),
  },
  { title: 'Date', width: 120, onPhone: 'detail', sort: 'date', cell: ({ date }) => <span className="tabular">{slashedDate(date)}</span> },
  {
    title: 'Amount',
    width: 160,
    onPhone: 'figure',
    isNumber: true,
    sort: 'totalAmount',
    cell: ({ totalAmount }) => <strong>{formatRupees(totalAmount)}</strong>,
  },
  { title: 'Customer', width: 456, isText: true, onPhone: 'name', sort: 'companyName', cell: ({ companyName }) => companyName },
  { title: 'Prepared By', width: 242, isText: true, cell: ({ preparedBy }) => preparedBy },
  { title: 'Status', width: 122, fixed: 'end', onPhone: 'state', cell: ({ status }) => status && <StatusTag status={status} /> },
  { title: 'Export', icons: 1, cell: (quotation) => <Export quotation={quotation} /> },
];

function Export({ quotation }: { readonly quotation: OldQuotation }) {
  const { oldQuotationId, number } = quotation;
  const refused = mayBePrinted(quotation) ? undefined : say.exportOnlyApproved;
  return (
    <ExportButton
      address={`/api/old-quotations/${oldQuotationId}.pdf`}
      label={number}
      failed={printingMessages.pdfFailed}
      refused={refused}
    />
  );
}
