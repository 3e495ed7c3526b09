/** A sale as a voucher of Tally. A debit is negative, a credit positive, and together they are 0.00. */
import type { OpenCompany } from '../companies/public.ts';
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { findGstState } from '@vikray/contract/gst/gst-states.ts';
import { taxedItems, type TaxedItem } from '@vikray/contract/tax-documents/taxed-items.ts';
import type { StoredConsignment } from '../consignments/public.ts';
import { signedText } from './amount-texts.ts';
import { element, group, xmlText } from './tally-xml.ts';
import { ledgersOf, partyLedger, registrationOf, type Ledgers } from './tally-ledgers.ts';

/** The settings of the vouchers of a file. */
export interface VoucherSettings {
  readonly company: OpenCompany;
  /** Item invoices with stock items, not accounting vouchers. */
  readonly withItems: boolean;
}

/** One ledger of a voucher. */
export interface Entry {
  readonly ledger: string;
  /** In paise; positive for a credit. */
  readonly amount: number;
}

function entryFields({ ledger, amount }: Entry): string[] {
  const isDebit = amount < 0;
  return [element('LEDGERNAME', ledger), element('ISDEEMEDPOSITIVE', isDebit ? 'Yes' : 'No'), element('AMOUNT', signedText(amount))];
}

/** A ledger of an accounting voucher. */
export function ledgerEntry(entry: Entry, more: readonly string[] = []): string {
  return group('ALLLEDGERENTRIES.LIST', [...entryFields(entry), ...more]);
}

/** Throws if the entries do not sum to 0.00: Tally would refuse the voucher. */
export function sumsToZero(voucher: string, entries: readonly Entry[]): void {
  if (entries.reduce((sum, { amount }) => sum + amount, 0) !== 0) throw new Error(`voucher ${voucher} does not sum to 0`);
}

/** What a sale books beside its party: the goods in one sum, charges, heads and round-off. */
export function bookedBy(consignment: ConsignmentDetails, ledgers: Ledgers): Entry[] {
  const goods = consignment.lines.reduce((sum, line) => sum + line.taxable, 0);
  return [...(goods === 0 ? [] : [{ ledger: ledgers.sales, amount: goods }]), ...otherEntries(consignment, ledgers)];
}

/** Everything but party and goods: charges, heads and round-off. */
function otherEntries(consignment: ConsignmentDetails, ledgers: Ledgers): Entry[] {
  const { specialCharges, shippingCharges, installationCharges, cgst, sgst, igst, roundOff } = consignment;
  const isOwn = consignment.chargesMode === 'Own Rate';
  const entries: Entry[] = [
    { ledger: ledgers.packing, amount: isOwn ? specialCharges : 0 },
    { ledger: ledgers.freight, amount: isOwn ? shippingCharges : 0 },
    { ledger: ledgers.installation, amount: isOwn ? installationCharges : 0 },
    { ledger: ledgers.cgst, amount: cgst },
    { ledger: ledgers.sgst, amount: sgst },
    { ledger: ledgers.igst, amount: igst },
    { ledger: ledgers.roundOff, amount: roundOff },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}

/** The voucher of a consignment with an invoice. Throws if it does not add up to 0, which the check before the file prevents. */
export function tallyVoucher(consignment: StoredConsignment, { company, withItems }: VoucherSettings): string {
  const ledgers = ledgersOf(company);
  const { invoiceNumber, total } = consignment;
  const party = partyLedger(consignment.buyer.name, ledgers);
  sumsToZero(`of consignment ${consignment.consignmentId}`, [{ ledger: party, amount: -total }, ...bookedBy(consignment, ledgers)]);
  const list = withItems ? 'LEDGERENTRIES.LIST' : 'ALLLEDGERENTRIES.LIST';
  const bill = group('BILLALLOCATIONS.LIST', [
    element('NAME', invoiceNumber),
    element('BILLTYPE', 'New Ref'),
    element('AMOUNT', signedText(-total)),
  ]);
  const entries = [
    group(list, [...entryFields({ ledger: party, amount: -total }), element('ISPARTYLEDGER', 'Yes'), bill]),
    ...(withItems ? otherEntries : bookedBy)(consignment, ledgers).map((entry) => group(list, entryFields(entry))),
  ];
  const items = withItems ? taxedItems(consignment).slice(0, consignment.lines.length) : [];
  // The first GSTIN of the consignment: with a corrected one, a second import would double the vouchers of an earlier one.
  const remoteId = xmlText(`vikray-${consignment.voucherGstin || company.companyId}-${consignment.consignmentId}`);
  const attributes = `REMOTEID="${remoteId}" VCHTYPE="Sales" ACTION="Create" OBJVIEW="${viewOf(withItems)}"`;
  const inner = [...head(consignment, party, withItems), ...items.map((item) => itemEntry(item, ledgers)), ...entries];
  return `<VOUCHER ${attributes}>${inner.join('')}</VOUCHER>`;
}

function viewOf(withItems: boolean): string {
  return withItems ? 'Invoice Voucher View' : 'Accounting Voucher View';
}

function head(consignment: ConsignmentDetails, party: string, withItems: boolean): string[] {
  const { invoiceNumber, invoiceDate, number } = consignment;
  const date = invoiceDate.replaceAll('-', '');
  return [
    element('DATE', date),
    element('EFFECTIVEDATE', date),
    element('VOUCHERTYPENAME', 'Sales'),
    element('VOUCHERNUMBER', invoiceNumber),
    element('REFERENCE', invoiceNumber),
    ...tradingFields(consignment, party),
    element('NARRATION', `Draft from Vikray. Order ${number}.`),
    element('ISINVOICE', withItems ? 'Yes' : 'No'),
    element('PERSISTEDVIEW', viewOf(withItems)),
    ...buyersOrder(consignment),
  ];
}

/** The parties of a sale, and the place whose tax it has. */
export function tradingFields(consignment: ConsignmentDetails, party: string): string[] {
  const { buyer, seller, placeOfSupply, placeName } = consignment;
  return [
    element('PARTYLEDGERNAME', party),
    element('PARTYNAME', party),
    element('BASICBUYERNAME', buyer.name),
    ...(buyer.gstin === '' ? [] : [element('PARTYGSTIN', buyer.gstin)]),
    element('GSTREGISTRATIONTYPE', registrationOf(consignment)),
    element('PLACEOFSUPPLY', findGstState(placeOfSupply)?.name ?? placeName),
    element('STATENAME', buyer.state),
    element('COUNTRYOFRESIDENCE', buyer.country || 'India'),
    element('CMPGSTIN', seller.gstin),
  ];
}

/** The customer's own order, if there is one. */
function buyersOrder({ poNumber, poDate }: ConsignmentDetails): string[] {
  if (poNumber === '') return [];
  const date = poDate === '' ? [] : [element('BASICORDERDATE', poDate.replaceAll('-', ''))];
  return [group('INVOICEORDERLIST.LIST', [...date, element('BASICPURCHASEORDERNO', poNumber)])];
}

function itemEntry({ name, hsn, unit, quantity, taxable }: TaxedItem, ledgers: Ledgers): string {
  const amount = element('AMOUNT', signedText(taxable));
  const pieces = ` ${quantity} ${unit}`;
  const quantities = [`<ACTUALQTY>${pieces}</ACTUALQTY>`, `<BILLEDQTY>${pieces}</BILLEDQTY>`];
  const rate = Math.round(taxable / Math.max(1, quantity));
  return group('ALLINVENTORYENTRIES.LIST', [
    element('STOCKITEMNAME', name),
    element('GSTHSNNAME', hsn),
    element('ISDEEMEDPOSITIVE', 'No'),
    element('RATE', `${signedText(rate)}/${unit}`),
    amount,
    ...quantities,
    group('BATCHALLOCATIONS.LIST', [element('GODOWNNAME', 'Main Location'), element('BATCHNAME', 'Primary Batch'), amount, ...quantities]),
    group('ACCOUNTINGALLOCATIONS.LIST', [element('LEDGERNAME', ledgers.sales), element('ISDEEMEDPOSITIVE', 'No'), amount]),
  ]);
}
