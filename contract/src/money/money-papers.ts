/** Receipts and refunds on paper: the receipt voucher (rule 50), the plain receipt, and the refund voucher (rule 51). */
import { companyLetterhead } from '../companies/company-letterhead.ts';
import type { Company } from '../companies/company.ts';
import type { Customer } from '../customers/customer.ts';
import { findGstState, findGstStateByName, placeText } from '../gst/gst-states.ts';
import { stateOfGstin } from '../gst/gstin.ts';
import { partyBox, paperFileName, noTaxes } from '../consignments/paper-parts.ts';
import { amountInWords } from '../platform/amount-in-words.ts';
import { slashedDate } from '../platform/dates.ts';
import { formatRupees, groupedDecimal } from '../platform/decimal.ts';
import { filledTexts, type LabelledText } from '../printing/printable-document.ts';
import type { PaperColumn, PrintablePaper } from '../printing/printable-paper.ts';
import { howToPayMessages as payWords } from './how-to-pay-messages.ts';
import type { HowToPay } from './how-to-pay.ts';
import { moneyPaperWords as say } from './money-paper-words.ts';
import type { DeductionKind } from './receipt-words.ts';
import type { Receipt } from './receipt.ts';

/** What a part of a receipt is for. Amounts in paise. */
export interface ReceivedPart {
  /** As printed: against which invoice, for which deal with which goods, or on account. */
  readonly text: string;
  readonly amount: number;
  /** Whether it is an advance: the deal has received it beyond its bills. */
  readonly isAdvance: boolean;
}

interface Parties {
  readonly company: Omit<Company, 'pan' | 'accountNumber'>;
  readonly customer: Customer;
  /** The place of supply of the deals with an advance: two digits, or the name without them; blank for none. */
  readonly place: { readonly code: string; readonly name: string };
}

/** Everything that a receipt says on paper. */
export interface ReceiptFacts extends Parties {
  readonly receipt: Receipt;
  readonly parts: readonly ReceivedPart[];
  readonly deductions: readonly { readonly kind: DeductionKind; readonly amount: number }[];
  /** What the deal of an advance still asks, and where to pay it (PAY-20); undefined for nothing more. */
  readonly payNext?: HowToPay | undefined;
}

const plainColumns: readonly PaperColumn[] = [
  { heading: say.serial, width: 9 },
  { heading: say.particulars, width: 131 },
  { heading: say.amount, width: 40, isFigure: true },
];
const voucherColumns: readonly PaperColumn[] = [
  { heading: say.serial, width: 9 },
  { heading: say.particulars, width: 99 },
  { heading: say.rate, width: 14, isFigure: true },
  { heading: say.tax, width: 22, isFigure: true },
  { heading: say.amount, width: 36, isFigure: true },
];

/** Whether a receipt is a voucher: any of it is an advance. */
const isVoucher = (parts: readonly ReceivedPart[]) => parts.some(({ isAdvance }) => isAdvance);

/** Makes the paper of a receipt: a receipt voucher while any of it is an advance. Never fails. */
export function receiptPaper({ receipt, parts, deductions, payNext, ...parties }: ReceiptFacts): PrintablePaper {
  const hasAdvance = isVoucher(parts);
  const advance = parts.reduce((sum, each) => sum + (each.isAdvance ? each.amount : 0), 0);
  const whole = receipt.amount + receipt.deducted;
  return {
    ...paperOf(parties, { title: hasAdvance ? say.receiptVoucher : say.receipt, number: receipt.number, party: say.receivedFrom }),
    facts: filledTexts([
      { label: say.receiptNumber, text: receipt.number },
      { label: say.date, text: slashedDate(receipt.receivedOn) },
      ...paidBy(receipt),
      ...(hasAdvance ? taxFacts(parties) : []),
    ]),
    registration: payNext && { facts: [{ label: payWords.stillAsked, text: payNext.amount }, ...payNext.account], qr: payNext.upi },
    columns: hasAdvance ? voucherColumns : plainColumns,
    rows: rowsOf(parts, hasAdvance),
    totals: [
      { label: say.received, text: formatRupees(receipt.amount) },
      ...deductions.map(({ kind, amount }) => ({ label: kind, text: formatRupees(amount) })),
      ...(hasAdvance ? [{ label: say.advanceTaken, text: formatRupees(advance) }] : []),
      { label: say.totalReceived, text: formatRupees(whole) },
    ],
    remarks: filledTexts([
      { label: say.words, text: amountInWords(whole) },
      { label: say.taxNote, text: hasAdvance ? say.noTax : '' },
      { label: say.chequeNote, text: receipt.mode === 'Cheque' ? say.realisation : '' },
      { label: say.remark, text: receipt.remark },
    ]),
    fileName: paperFileName('receipt', receipt.number, receipt.receivedOn),
  };
}

/** Everything that a refund says on paper. */
export interface RefundFacts extends Parties {
  readonly refund: {
    readonly number: string;
    readonly paidOn: string;
    readonly amount: number;
    readonly mode: string;
    readonly reference: string;
    readonly reason: string;
  };
  /** The deal whose advance is paid back, with its goods; undefined for money on account. */
  readonly deal: { readonly number: string; readonly goods: string } | undefined;
  /** The receipts with which the money came. */
  readonly receipts: readonly { readonly number: string; readonly receivedOn: string }[];
}

/** Makes the refund voucher. Never fails. */
export function refundPaper({ refund, deal, receipts, ...parties }: RefundFacts): PrintablePaper {
  const text = deal ? say.refundOfAdvance(deal.number, deal.goods) : say.refundOnAccount;
  return {
    ...paperOf(parties, { title: say.refundVoucher, number: refund.number, party: say.paidTo }),
    facts: filledTexts([
      { label: say.refundNumber, text: refund.number },
      { label: say.date, text: slashedDate(refund.paidOn) },
      { label: say.receiptsOf, text: receipts.map(({ number, receivedOn }) => `${number} of ${slashedDate(receivedOn)}`).join(', ') },
      { label: say.mode, text: refund.mode },
      { label: say.reference, text: refund.reference },
      ...taxFacts(parties),
    ]),
    columns: voucherColumns,
    rows: rowsOf([{ text, amount: refund.amount, isAdvance: deal !== undefined }], true),
    totals: [{ label: say.paidBack, text: formatRupees(refund.amount) }],
    remarks: filledTexts([
      { label: say.words, text: amountInWords(refund.amount) },
      { label: say.taxNote, text: deal ? say.noTax : '' },
      { label: say.reason, text: refund.reason },
    ]),
    fileName: paperFileName('refund', refund.number, refund.paidOn),
  };
}

function paidBy({ mode, reference, chequeDate, bank }: Receipt): LabelledText[] {
  return [
    { label: say.mode, text: mode },
    { label: say.reference, text: reference },
    { label: say.chequeDate, text: chequeDate && slashedDate(chequeDate) },
    { label: say.bank, text: bank },
  ];
}

/** The place of supply and the reverse charge. Without a decided place, it is the State of the payer. */
function taxFacts({ place: { code, name }, customer }: Parties): LabelledText[] {
  const state = findGstState(code) ?? stateOfGstin(customer.gstin) ?? findGstStateByName(name || customer.state);
  return [
    { label: say.placeOfSupply, text: state ? placeText(state) : name },
    { label: say.reverseCharge, text: say.no },
  ];
}

function rowsOf(parts: readonly ReceivedPart[], hasTax: boolean): PrintablePaper['rows'] {
  return parts.map(({ text, amount, isAdvance }, index) => ({
    photo: '',
    texts: [String(index + 1), text, ...(hasTax ? (isAdvance ? [say.nil, groupedDecimal(0)] : ['-', '-']) : []), groupedDecimal(amount)],
  }));
}

/** What both papers have in common. */
function paperOf(
  { company, customer }: Parties,
  { title, number, party }: { readonly title: string; readonly number: string; readonly party: string },
): Omit<PrintablePaper, 'facts' | 'columns' | 'rows' | 'totals' | 'remarks' | 'fileName'> {
  const { companyName: name, address, city, state, pincode, country, gstin } = customer;
  return {
    title,
    number,
    copies: [''],
    watermark: '',
    issuer: companyLetterhead(company),
    parties: [partyBox(party, { name, address, city, state, pincode, country, gstin })],
    hasPhotos: false,
    taxes: noTaxes,
    signatures: [say.signatory(company.companyName)],
  };
}
