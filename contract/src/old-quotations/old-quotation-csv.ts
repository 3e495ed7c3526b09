import { slashedDate } from '../platform/dates.ts';
import { formatDecimal } from '../platform/decimal.ts';
import type { CsvColumn, CsvFile } from '../platform/list-file.ts';
import type { OldQuotationLine } from './old-quotation-document.ts';
import type { OldQuotation } from './old-quotation.ts';

/** The old quotations as a file. */
export const oldQuotationCsv: CsvFile<OldQuotation> = {
  fileName: 'old_quotation_list.csv',
  columns: [
    { heading: 'Quotation Number', text: (each) => each.number },
    { heading: 'Date', text: (each) => slashedDate(each.date), kind: 'slashedDate' },
    { heading: 'Amount', text: (each) => formatDecimal(each.totalAmount), kind: 'decimal' },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'Prepared By', text: (each) => each.preparedBy },
    { heading: 'Status', text: (each) => each.status },
  ],
};

/** An old quotation with one of its lines, or without a line if it has none. */
export interface QuotationWithLine {
  readonly quotation: OldQuotation;
  readonly line: OldQuotationLine | undefined;
}

function text(heading: string, of: (quotation: OldQuotation) => string): CsvColumn<QuotationWithLine> {
  return { heading, text: ({ quotation }) => of(quotation) };
}

/** Amounts in paise, percentages and quantities in hundredths. */
function figure(heading: string, of: (quotation: OldQuotation) => number): CsvColumn<QuotationWithLine> {
  return { ...text(heading, (quotation) => formatDecimal(of(quotation))), kind: 'decimal' };
}

function lineText(heading: string, of: (line: OldQuotationLine) => string): CsvColumn<QuotationWithLine> {
  return { heading, text: ({ line }) => (line ? of(line) : '') };
}

function lineFigure(heading: string, of: (line: OldQuotationLine) => number): CsvColumn<QuotationWithLine> {
  return { ...lineText(heading, (line) => formatDecimal(of(line))), kind: 'decimal' };
}

/** The old quotations with every column that their import needs. Each line of a quotation is a row. */
export const oldQuotationImportCsv: CsvFile<QuotationWithLine> = {
  fileName: 'old_quotation_import.csv',
  columns: [
    text('Quotation Code', (each) => each.code),
    text('Quotation Number', (each) => each.number),
    { ...text('Date', (each) => slashedDate(each.date)), kind: 'slashedDate' },
    figure('Amount', (each) => each.totalAmount),
    text('Customer', (each) => each.companyName),
    text('Prepared By', (each) => each.preparedBy),
    text('Status', (each) => each.status),
    text('Contact Person', (each) => each.name),
    text('Designation', (each) => each.designation),
    text('Address', (each) => each.address),
    text('City', (each) => each.city),
    text('State', (each) => each.state),
    text('Country', (each) => each.country),
    text('Pincode', (each) => each.pincode),
    text('Delivery Terms', (each) => each.delivery),
    text('Price Terms', (each) => each.price),
    text('Payment Terms', (each) => each.payment),
    text('Tax Terms', (each) => each.taxes),
    text('Freight Terms', (each) => each.freight),
    text('Validity', (each) => each.validity),
    text('Other Terms', (each) => each.others),
    figure('Subtotal', (each) => each.subtotal),
    figure('Discount Percent', (each) => each.discountPercent),
    figure('Discount Amount', (each) => each.discountAmount),
    figure('Tax Percent', (each) => each.taxPercent),
    figure('Tax Amount', (each) => each.taxAmount),
    figure('Special Charges', (each) => each.specialCharges),
    figure('Shipping Charges', (each) => each.shippingCharges),
    figure('Installation Charges', (each) => each.installationCharges),
    figure('Service Tax Amount', (each) => each.serviceTaxAmount),
    figure('Service Tax Percent', (each) => each.serviceTaxPercent),
    lineText('Product Name', (line) => line.name),
    lineText('Product Description', (line) => line.description),
    lineFigure('Quantity', (line) => line.quantity),
    lineFigure('Rate', (line) => line.rate),
    lineFigure('Total', (line) => line.total),
    lineText('Image', (line) => line.photo),
  ],
};
