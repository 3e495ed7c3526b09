/** The parts that papers of a consignment share. */
import type { Company } from '../companies/company.ts';
import { isInIndia } from '../gst/gst-category.ts';
import { findGstState, findGstStateByName, placeText } from '../gst/gst-states.ts';
import { isTaxed } from '../gst/tax-heads.ts';
import { placeLine } from '../lookups/place-line.ts';
import { slashedDate } from '../platform/dates.ts';
import { formatDecimal, formatPercent, formatRupees, groupedDecimal, groupedPieces } from '../platform/decimal.ts';
import { filledTexts, type LabelledText, type PrintableDocument } from '../printing/printable-document.ts';
import type { PaperColumn, PaperParty, PrintablePaper } from '../printing/printable-paper.ts';
import { stateOfGstin } from '../gst/gstin.ts';
import type { ConsignmentDetails, ConsignmentLine, Party } from './consignment.ts';
import { hsnTaxes } from './hsn-taxes.ts';
import { paperWords as say } from './paper-messages.ts';

/** The facts that a paper is made from. */
export interface PaperFacts {
  readonly details: ConsignmentDetails;
  /** The letterhead of the order. */
  readonly issuer: PrintableDocument['issuer'];
  /** The issuing company as it is now; undefined when it is unknown. */
  readonly company: Company | undefined;
}

/** The facts of an issued paper, with its own number and date. */
export interface IssuedFacts extends PaperFacts {
  readonly number: string;
  readonly date: string;
}

/** A table without rows. */
export const noTaxes: PrintablePaper['taxes'] = { columns: [], rows: [] };

/** A party as its box shows it: name, address, State with its code, and GSTIN. */
export function partyBox(title: string, party: Party, { contact = '' } = {}): PaperParty {
  const state = stateOfGstin(party.gstin) ?? findGstStateByName(party.state);
  const lines = [
    party.name,
    ...party.address.split('\n'),
    placeLine(party),
    state ? say.state(placeText(state)) : '',
    gstinLine(party),
    contact && say.contact(contact),
  ];
  return { title, lines: lines.map((line) => line.trim()).filter(Boolean) };
}

/** The GSTIN of a party, or that an Indian one has none. Nobody abroad is expected to have one. */
function gstinLine({ gstin, country }: Party): string {
  if (gstin !== '') return say.gstin(gstin);
  return isInIndia(country) ? say.gstin(say.unregistered) : '';
}

/** Bill To and Ship To. */
export function tradingParties(details: ConsignmentDetails): PaperParty[] {
  return [partyBox(say.billTo, details.buyer, { contact: details.contact }), partyBox(say.shipTo, consigneeOf(details))];
}

/** The party that receives the goods. A site without a GSTIN of its own has the buyer's if it is in the same State. */
export function consigneeOf({ buyer, consignee }: ConsignmentDetails): Party {
  const state = stateOfGstin(buyer.gstin);
  const isSameState = state !== undefined && isInIndia(consignee.country) && findGstStateByName(consignee.state)?.code === state.code;
  return consignee.gstin === '' && isSameState ? { ...consignee, gstin: buyer.gstin } : consignee;
}

/** The place of supply with its State; blank without a decision. */
export function placeOfSupply({ placeOfSupply: code, placeName }: ConsignmentDetails): string {
  const state = findGstState(code);
  return state ? placeText(state) : placeName;
}

/** The columns of goods that show no rate: serial number to unit, the percentage of GST, and the taxable value. */
export const goodsColumns: readonly PaperColumn[] = [
  { heading: say.serial, width: 9 },
  { heading: say.goods, width: 88 },
  { heading: say.hsn, width: 20 },
  { heading: say.quantity, width: 14, isFigure: true },
  { heading: say.unit, width: 13 },
  { heading: say.gst, width: 12, isFigure: true },
  { heading: say.taxable, width: 24, isFigure: true },
];

/** The texts of a line on every paper: serial number, name, HSN, quantity and unit. */
export function goodsTexts({ name, hsn, quantity, unit }: ConsignmentLine, index: number): [string, string, string, string, string] {
  return [String(index + 1), name, hsn || '-', groupedPieces(quantity), unit];
}

/** How the goods travel, as far as known. */
export function transportFacts(details: ConsignmentDetails): LabelledText[] {
  const { transporter, transporterId, vehicleNumber, mode, lrNumber, lrDate, packages, weight, driver, driverMobile } = details;
  const joined = (...texts: readonly string[]) => texts.filter(Boolean).join(', ');
  return filledTexts([
    { label: say.transporter, text: joined(transporter, transporterId) },
    { label: say.vehicle, text: joined(vehicleNumber, mode) },
    { label: say.lr, text: joined(lrNumber, lrDate && slashedDate(lrDate)) },
    { label: say.packages, text: packages === null ? '' : String(packages) },
    { label: say.weight, text: weight === null ? '' : say.kilograms(formatDecimal(weight)) },
    { label: say.driver, text: joined(driver, driverMobile) },
    { label: say.freightTerm, text: details.freight },
    { label: say.distance, text: details.distance === null ? '' : say.kilometres(details.distance) },
    { label: say.ewayBill, text: details.ewayNumber },
  ]);
}

/** The name of the second head in the place of supply. */
function secondHead({ heads }: ConsignmentDetails): string {
  return heads === 'CGST+UTGST' ? 'UTGST' : 'SGST';
}

/** The heads with tax, as rows of the totals. Tax without heads is one row. */
function headTotals(details: ConsignmentDetails): LabelledText[] {
  const { heads, cgst, sgst, igst, gstAmount } = details;
  if (heads === 'IGST') return [{ label: say.igst, text: formatRupees(igst) }];
  if (!isTaxed(heads)) return gstAmount === 0 ? [] : [{ label: say.undividedTax, text: formatRupees(gstAmount) }];
  return [
    { label: say.cgst, text: formatRupees(cgst) },
    { label: secondHead(details), text: formatRupees(sgst) },
  ];
}

/** The charges as rows of the totals: those that are taxed at a rate of their own, and the sum of those that are taxed with the goods. */
function chargeTotals({ specialCharges, shippingCharges, installationCharges, lines }: ConsignmentDetails): LabelledText[] {
  const charges = [
    [say.packing, specialCharges],
    [say.freight, shippingCharges],
    [say.installation, installationCharges],
    [say.chargesWithGoods, lines.reduce((sum, { chargesWithGoods }) => sum + chargesWithGoods, 0)],
  ] as const;
  return charges.filter(([, paise]) => paise !== 0).map(([label, paise]) => ({ label, text: formatRupees(paise) }));
}

/** The rows of the totals from the charges down to the total. `labels` name the value before tax and the total. */
export function closingTotals(details: ConsignmentDetails, labels: { readonly taxable: string; readonly total: string }): LabelledText[] {
  const { taxable, roundOff, total } = details;
  return [
    ...chargeTotals(details),
    { label: labels.taxable, text: formatRupees(taxable) },
    ...headTotals(details),
    ...(roundOff === 0 ? [] : [{ label: say.roundOff, text: formatRupees(roundOff) }]),
    { label: labels.total, text: formatRupees(total) },
  ];
}

const figure = (heading: string, width: number): PaperColumn => ({ heading, width, isFigure: true });

/** The taxes by HSN and rate, each head with its rate and amount, and their sums. */
export function taxTable(details: ConsignmentDetails): PrintablePaper['taxes'] {
  const taxes = hsnTaxes(details);
  const rows = taxes.map(({ kind, hsn, gstPercent, taxable, cgst, sgst, igst }) => {
    const first = [kind === 'charges' ? say.charges : hsn || '-', groupedDecimal(taxable)];
    const half = formatHalf(gstPercent);
    const heads =
      details.heads === 'IGST'
        ? [formatPercent(gstPercent), groupedDecimal(igst)]
        : [half, groupedDecimal(cgst), half, groupedDecimal(sgst)];
    return [...first, ...heads, groupedDecimal(cgst + sgst + igst)];
  });
  const sum = (of: 'taxable' | 'cgst' | 'sgst' | 'igst') => taxes.reduce((total, each) => total + each[of], 0);
  const hasOneHead = details.heads === 'IGST';
  const sumsOfHeads = hasOneHead ? ['', groupedDecimal(sum('igst'))] : ['', groupedDecimal(sum('cgst')), '', groupedDecimal(sum('sgst'))];
  const sums = [say.total, groupedDecimal(sum('taxable')), ...sumsOfHeads, groupedDecimal(sum('cgst') + sum('sgst') + sum('igst'))];
  const first = [{ heading: say.hsn, width: hasOneHead ? 42 : 30 }, figure(say.taxable, hasOneHead ? 42 : 32)];
  const heads = hasOneHead
    ? [figure(`${say.igst} %`, 24), figure(say.igst, 36)]
    : [figure(`${say.cgst} %`, 18), figure(say.cgst, 26), figure(`${secondHead(details)} %`, 18), figure(secondHead(details), 26)];
  return { columns: [...first, ...heads, figure(say.tax, hasOneHead ? 36 : 30)], rows: rows.length === 0 ? [] : [...rows, sums] };
}

/** Half a rate: 5 % is 2.5 %. */
function formatHalf(gstPercent: number): string {
  return `${Number((gstPercent / 200).toFixed(3))}%`;
}

/** The name of a printed file: kind, number and date, without characters that file names must not contain. */
export function paperFileName(kind: string, number: string, date: string): string {
  return `${kind}-${number.replace(/[^A-Za-z0-9-]/g, '-')}-${date}.pdf`;
}
