/** The printable document of a quotation or an order. */
import { companyLetterhead, placeLines } from '../companies/company-letterhead.ts';
import { dashedDate, slashedDate } from '../platform/dates.ts';
import { planMessages } from '../money/plan-messages.ts';
import { planLines } from '../money/payment-plan.ts';
import { formatPercent, formatRupees, groupedDecimal } from '../platform/decimal.ts';
import type { LabelledText, Watermark, PrintableDocument, PrintedKind, PrintedLine } from '../printing/printable-document.ts';
import type { RateGroup } from '../gst/tax-heads.ts';
import { documentTax, taxFootnote, type DocumentTax } from '../gst/document-tax.ts';
import { taxMessages as say } from '../gst/tax-messages.ts';
import { costingNames, goodsTaxName, printedTerms } from './printed-names.ts';
import { rateGroupsOf } from './tax-mode.ts';
import type { printedParties } from './printed-parties.ts';
import {
  quotationType,
  type costingDetails,
  type headTexts,
  type printedAmounts,
  type Quotation,
  type QuotationProduct,
} from './quotation.ts';

type PrintedSite = 'siteName' | 'siteAddress' | 'siteCity' | 'siteState' | 'sitePincode' | 'siteCountry';

/** The fields of quotations and orders that printing needs. */
export type PrintedRecord = Pick<Quotation, 'number' | 'date' | keyof typeof printedParties | keyof typeof printedAmounts> &
  Partial<
    Pick<
      Quotation,
      keyof typeof headTexts | 'heads' | 'placeOfSupply' | 'placeName' | 'taxMode' | 'chargesMode' | 'paymentPlan' | PrintedSite
    >
  >;

/** The fields that appear on paper. */
export type PrintedContent = Omit<PrintedRecord, 'companyId' | 'contactPersonId' | 'companyForId' | 'email' | 'discountAmount'>;
/** The fields of a line that printing needs. */
export type PrintedProduct = Omit<QuotationProduct, 'productId' | 'mrp' | 'gstPercent'> & Partial<Pick<QuotationProduct, 'gstPercent'>>;

const nothing = '-';

/** The printed names of the columns of the product table. */
const columns = ['Sl. No.', 'Product Image', 'Product Name & Description', 'Quantity', 'Rate in INR', 'Total in INR'];

function printedLine(line: PrintedProduct, index: number): PrintedLine {
  return {
    number: index + 1,
    photo: line.photo,
    name: line.name,
    description: line.description,
    quantity: String(line.quantity),
    rate: groupedDecimal(line.rate),
    total: groupedDecimal(line.total),
  };
}

/** The name of the printed file: number, hyphen, date. Characters that file names must not contain become hyphens. */
export function documentFileName(number: string, date: string): string {
  return `${number.replace(/[/\\:*?"<>|]/g, '-')}-${dashedDate(date)}.pdf`;
}

/** The printed labels and closing sentence of a quotation. */
const quotationKind: PrintedKind = {
  title: quotationType,
  numberLabel: 'Quotation Number',
  note: 'This is a computer generated quotation therefore it does not require a signature.',
};

/** The same for an order from the quotation with this number. */
export function orderKind(quotationNumber: string): PrintedKind {
  return {
    title: 'Order',
    numberLabel: 'Order Number',
    note: 'This is a computer generated order therefore it does not require a signature.',
    reference: { label: quotationKind.numberLabel, text: quotationNumber },
  };
}

/** The word across the pages of a quotation that is void or has been replaced. */
export function watermarkOf({ shownStatus }: Pick<Quotation, 'shownStatus'>): Watermark | '' {
  if (shownStatus === 'Void') return 'VOID';
  return shownStatus === 'Superseded' ? 'SUPERSEDED' : '';
}

/** The tax of a record with a tax decision; undefined without one. */
export function taxOfRecord(record: PrintedContent, lines: readonly PrintedProduct[]): DocumentTax | undefined {
  const { heads = '', placeOfSupply = '', placeName = '' } = record;
  return documentTax({ heads, placeOfSupply, placeName }, rateGroupsOf(record, lines));
}

const amount = (label: string, paise: number): LabelledText => ({ label, text: formatRupees(paise) });

/** The tax on goods: one row for each rate, the highest first (GTX-22). */
function goodsRows({ gstPercent, gstAmount }: PrintedContent, groups: readonly RateGroup[]): LabelledText[] {
  if (gstPercent !== null) return [amount(goodsTaxName(gstPercent), gstAmount)];
  return groups.filter(({ kind }) => kind === 'goods').map((group) => amount(goodsTaxName(group.gstPercent), group.tax));
}

/** The totals that follow from each entry of the costing, in printed order. */
const totalsOf: Readonly<
  Record<keyof typeof costingDetails, (record: PrintedContent, groups: readonly RateGroup[]) => LabelledText | LabelledText[]>
> = {
  discountPercent: (record) =>
    amount(`After ${costingNames.discount} (${formatPercent(record.discountPercent)})`, record.totalDiscountAmount),
  gstPercent: goodsRows,
  specialCharges: (record) => amount(costingNames.specialCharges, record.specialCharges),
  shippingCharges: (record) => amount(costingNames.shippingCharges, record.shippingCharges),
  installationCharges: (record) => amount(costingNames.installationCharges, record.installationCharges),
  gstServiceChargePercent: (record) =>
    amount(`${costingNames.serviceGst} (${formatPercent(record.gstServiceChargePercent)})`, record.gstServiceChargeAmount),
};

/** The optional texts of the head, as they are printed. */
function printedHead({ validUntil = '' }: PrintedContent): Record<keyof typeof headTexts, string> {
  return { validUntil: validUntil && slashedDate(validUntil) };
}

/** Where the goods go, as a sentence; blank for the address of the customer. */
function deliveryOf(record: PrintedContent): string {
  const { siteName = '', siteAddress = '', siteCity = '', siteState = '', sitePincode = '', siteCountry = '' } = record;
  if (siteName === '') return '';
  return say.deliverTo([siteName, ...placeLines(siteAddress, siteCity, siteState, sitePincode, siteCountry)].join(', '));
}

/** The payment plan with the amount of each part; none without a plan. */
function planTerm({ paymentPlan = [], totalAmount }: PrintedContent): LabelledText[] {
  return paymentPlan.length === 0 ? [] : [{ label: planMessages.title, text: planLines(paymentPlan, totalAmount).join('\n') }];
}

/** Makes the document of a quotation, an old quotation or an order. Never fails; blank terms print as a dash. */
export function printableDocument(
  record: PrintedContent,
  lines: readonly PrintedProduct[],
  { kind = quotationKind, watermark = '' }: { kind?: PrintedKind; watermark?: Watermark | '' } = {},
): PrintableDocument {
  const groups = rateGroupsOf(record, lines);
  const term = (label: string, text: string): LabelledText => ({ label, text: text || nothing });
  return {
    ...kind,
    number: record.number,
    date: slashedDate(record.date),
    ...printedHead(record),
    watermark,
    issuer: companyLetterhead({
      companyName: record.companyForName,
      image: record.companyForImage,
      address: record.companyForAddress,
      city: record.companyForCity,
      state: record.companyForState,
      pincode: record.companyForPincode,
      country: record.companyForCountry,
      mobileNumber: record.phoneNumber,
      email: record.companyForEmail,
      gst: record.gst,
      msme: record.msme,
    }),
    to: {
      name: record.companyName,
      address: placeLines(record.address, record.city, record.state, record.pincode, record.country),
      attention: `Kind Attention: ${[record.name, record.designation].filter(Boolean).join(' - ')}`,
    },
    columns,
    lines: lines.map(printedLine),
    totals: [amount('Sub Total', record.subtotal), ...Object.values(totalsOf).flatMap((rows) => rows(record, groups))],
    grandTotal: amount('GRAND TOTAL', record.totalAmount),
    footnote: [deliveryOf(record), kind === quotationKind ? taxFootnote(taxOfRecord(record, lines)) : ''].filter(Boolean).join('\n'),
    termsTitle: 'Terms & Conditions of Sale',
    terms: printedTerms.flatMap(([field, name]) => [term(name, record[field]), ...(field === 'payment' ? planTerm(record) : [])]),
    preparer: { name: record.preparedBy, mobile: record.preparedByMobile, email: record.preparedByEmail },
    fileName: documentFileName(record.number, record.date),
  };
}
