import type { Consignment } from '@vikray/contract/consignments/consignment.ts';
import { consignmentTax } from '@vikray/contract/consignments/consignment-tax.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { orderMessages } from '@vikray/contract/orders/order-messages.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { DocumentNumber } from '../ui/page/DocumentNumber.tsx';
import { InvoiceNumber, InvoiceTotal } from './VoidedInvoice.tsx';
import type { Column } from '../ui/lists/table-columns.ts';

/** The fields that the list can be sorted by. */
export const consignmentSorts = ['newest', 'invoiceDate'] as const;

const amount = (title: string, paise: (row: Consignment) => number): Column<Consignment> => ({
  title,
  width: 156,
  isNumber: true,
  cell: (row) => formatRupees(paise(row)),
});

/** The columns of the list. */
export const taxColumns: readonly Column<Consignment>[] = [
  { title: 'Invoice', width: 140, fixed: 'start', cell: (row) => <InvoiceNumber consignment={row} /> },
  {
    title: 'Date',
    width: 124,
    sort: 'invoiceDate',
    cell: ({ invoiceDate }) => <span className="tabular">{slashedDate(invoiceDate)}</span>,
  },
  {
    title: 'Customer',
    width: 220,
    isText: true,
    cell: ({ companyName, poNumber }) => (poNumber === '' ? companyName : `${companyName} · ${orderMessages.poOf(poNumber)}`),
  },
  { ...amount('Total', ({ total }) => total), cell: (row) => <InvoiceTotal consignment={row} /> },
  {
    title: say.eway,
    width: 130,
    cell: ({ ewayNumber, ewayNeeded, ewayOutdated }) =>
      ewayOutdated === 'Yes' ? say.states.outdated : ewayNumber || (ewayNeeded === 'Yes' ? say.ewayQuestion : '–'),
  },
  {
    title: say.einvoice,
    width: 118,
    cell: ({ irn, irnMissing }) => (irn === '' ? (irnMissing === 'Yes' ? say.irnPending : '–') : say.states.kept),
  },
  { title: 'Order', width: 208, isWhole: true, cell: ({ number }) => <DocumentNumber number={number} /> },
  {
    title: 'Paper',
    width: 130,
    cell: ({ paper }) => paper,
  },
  { title: 'Place', width: 130, isText: true, cell: ({ placeName }) => placeName || '–' },
  amount('Taxable', ({ taxable }) => taxable),
  {
    ...amount('Tax', consignmentTax),
    cell: (row) => (row.taxNotAllowed === 'Yes' ? say.todos.taxNotAllowed : formatRupees(consignmentTax(row))),
  },
];
