/** Sorts the consignments of a month into the tables of GSTR-1. Amounts in paise, percentages in hundredths of a percent. */
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { findGstState } from '@vikray/contract/gst/gst-states.ts';
import { fileText } from '@vikray/contract/tax-documents/file-texts.ts';
import { categoryOf, stateCodeOf } from '@vikray/contract/tax-documents/file-places.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { hasHsn, taxedItems } from '@vikray/contract/tax-documents/taxed-items.ts';
import { lastDayOfCredit } from '@vikray/contract/credit-notes/last-day-of-credit.ts';
import { invoiceKey } from '../consignments/public.ts';
import type { CreditedSale } from '../credit-notes/public.ts';
import { signedText } from './amount-texts.ts';
import { HsnSummary } from './gstr1-hsn.ts';
import { toolDate } from './gstr1-tables.ts';
import { gstr1StatusOf, type Gstr1Status } from './filing-status.ts';
import { noSums, withSums, type Sums } from './sums.ts';

/** Above this invoice value, an unregistered buyer in another State has a row of their own. */
const largeInvoice = 1_00_000_00;

const invoiceTypes: Readonly<Record<string, string>> = {
  Registered: 'Regular B2B',
  'SEZ with payment': 'SEZ supplies with payment',
  'SEZ under LUT': 'SEZ supplies without payment',
  'Deemed export': 'Deemed Exp',
};

type Cells = readonly string[];

/** The taxable amount of each rate. */
type TaxedByRate = readonly (readonly [rate: number, taxable: number])[];

/**
 * Collects a month. `add` returns the rows for b2b, and `sharedRows` those of invoices with several consignments, which are one invoice
 * with one value. The other tables are complete after that.
 */
export class Gstr1Draft {
  readonly sums: Record<Gstr1Status, Sums> = {
    inBooks: noSums,
    cancelled: noSums,
    void: noSums,
    replacement: noSums,
    withoutInvoice: noSums,
    undecided: noSums,
    taxNotAllowed: noSums,
    withoutGstin: noSums,
  };
  /** The names of the consignments that charge tax although none is due. */
  readonly notAllowed: string[] = [];
  /** The products without an HSN code, each with its invoice. */
  readonly withoutHsn: string[] = [];
  readonly b2cl: Cells[] = [];
  readonly exp: Cells[] = [];
  readonly cdnr: Cells[] = [];
  readonly cdnur: Cells[] = [];
  /** The sums of the credit notes, by the status of their invoices. */
  readonly credited = new Map<Gstr1Status, Sums>();
  /** The credit notes that are dated too late to lower the tax. */
  readonly tooLate: string[] = [];
  readonly hsnB2b = new HsnSummary();
  readonly hsnB2c = new HsnSummary();
  readonly #b2cs = new Map<string, number>();
  readonly #nil = new Map<string, number>();
  readonly #shared: ReadonlySet<string>;
  readonly #sharedInvoices = new Map<string, { readonly consignment: ConsignmentDetails; readonly taxed: TaxedByRate }>();

  /** `shared` are the keys of the invoices of several consignments. */
  constructor(shared: ReadonlySet<string>) {
    this.#shared = shared;
  }

  add(consignment: ConsignmentDetails): Cells[] {
    const status = gstr1StatusOf(consignment);
    this.sums[status] = withSums(this.sums[status], consignment);
    if (status === 'taxNotAllowed') this.notAllowed.push(say.invoiceOf(consignment.invoiceNumber, consignment.number));
    if (status !== 'inBooks') return [];
    const isRegistered = typeOf(consignment) !== undefined;
    for (const item of taxedItems(consignment)) {
      (isRegistered ? this.hsnB2b : this.hsnB2c).add(item);
      if (!hasHsn(item)) this.withoutHsn.push(say.productOf(item.name, consignment.invoiceNumber, consignment.number));
    }
    const taxed = this.#takeNil(consignment, isRegistered);
    const key = invoiceKey(consignment);
    if (!this.#shared.has(key)) return this.#enter(consignment, taxed);
    const before = this.#sharedInvoices.get(key);
    this.#sharedInvoices.set(key, before ? merged(before, { consignment, taxed }) : { consignment, taxed });
    return [];
  }

  /** The rows for b2b of the invoices of several consignments. Call it once, when everything has been added. */
  sharedRows(): Cells[] {
    return [...this.#sharedInvoices.values()].flatMap(({ consignment, taxed }) => this.#enter(consignment, taxed));
  }

  /**
   * Enters a credit note: to a registered buyer into cdnr; to another one into cdnur if its invoice is in b2cl or exp, else it lessens
   * b2cs. The tables by HSN and of nil-rated supplies are net of it.
   */
  addCreditNote({ note, credited, invoiceTotal }: CreditedSale): void {
    const status = gstr1StatusOf(credited);
    this.credited.set(status, withSums(this.credited.get(status) ?? noSums, credited));
    if (status !== 'inBooks') return;
    if (note.date > lastDayOfCredit(note.invoiceDate)) this.tooLate.push(say.creditOf(note.number, note.invoiceNumber));
    const type = typeOf(credited);
    const hsn = type === undefined ? this.hsnB2c : this.hsnB2b;
    for (const item of taxedItems(credited)) hsn.takeOff(item);
    const taxed = this.#takeNil(credited, type !== undefined, -1);
    const cells = [note.number, toolDate(note.date), 'C', placeCell(credited)];
    const values = (rate: number, taxable: number) => ['', signedText(rate), signedText(taxable), '0.00'];
    const unregistered = unregisteredType(credited, invoiceTotal);
    for (const [rate, taxable] of taxed) {
      const { buyer, total } = credited;
      if (type !== undefined)
        this.cdnr.push([buyer.gstin, fileText(buyer.name, 100), ...cells, 'N', type, signedText(total), ...values(rate, taxable)]);
      else if (unregistered !== undefined) this.cdnur.push([unregistered, ...cells, signedText(total), ...values(rate, taxable)]);
      else this.#addSmall(credited, rate, -taxable);
    }
  }

  /** Enters an invoice into its table, and returns the rows for b2b. */
  #enter(consignment: ConsignmentDetails, taxed: TaxedByRate): Cells[] {
    const type = typeOf(consignment);
    if (categoryOf(consignment).startsWith('Export')) this.#addExport(consignment, taxed);
    else if (type === undefined) this.#addUnregistered(consignment, taxed);
    return type === undefined ? [] : taxed.map(([rate, taxable]) => registeredRow(consignment, type, rate, taxable));
  }

  /** Puts the untaxed amounts into the table of nil-rated supplies and returns the others by rate. */
  #takeNil(consignment: ConsignmentDetails, isRegistered: boolean, sign: 1 | -1 = 1): TaxedByRate {
    const byRate = taxableByRate(consignment.groups);
    if (consignment.heads === 'zero-rated') return byRate;
    const nil = byRate.filter(([rate]) => rate === 0 || consignment.heads === 'none').reduce((sum, [, taxable]) => sum + taxable, 0);
    const kind = `${isWithinState(consignment) ? 'Intra-State' : 'Inter-State'} supplies to ${isRegistered ? 'registered' : 'unregistered'} persons`;
    if (nil !== 0) this.#nil.set(kind, (this.#nil.get(kind) ?? 0) + sign * nil);
    return consignment.heads === 'none' ? [] : byRate.filter(([rate]) => rate !== 0);
  }

  #addExport(consignment: ConsignmentDetails, taxed: TaxedByRate): void {
    const type = categoryOf(consignment) === 'Export with payment' ? 'WPAY' : 'WOPAY';
    for (const [rate, taxable] of taxed)
      this.exp.push([type, ...invoiceCells(consignment), '', '', '', signedText(rate), signedText(taxable), '0.00']);
  }

  #addUnregistered(consignment: ConsignmentDetails, taxed: TaxedByRate): void {
    for (const [rate, taxable] of taxed) {
      const place = placeCell(consignment);
      if (isLarge(consignment, consignment.total))
        this.b2cl.push([...invoiceCells(consignment), place, '', signedText(rate), signedText(taxable), '0.00', '']);
      else this.#addSmall(consignment, rate, taxable);
    }
  }

  #addSmall(consignment: ConsignmentDetails, rate: number, taxable: number): void {
    const key = `${placeCell(consignment)}|${rate}`;
    this.#b2cs.set(key, (this.#b2cs.get(key) ?? 0) + taxable);
  }

  /** One row for each place of supply and rate. */
  b2csRows(): Cells[] {
    return [...this.#b2cs].map(([key, taxable]) => {
      const [place = '', rate = '0'] = key.split('|');
      return ['OE', place, signedText(Number(rate)), '', signedText(taxable), '0.00', ''];
    });
  }

  nilRows(): Cells[] {
    return [...this.#nil].map(([kind, taxable]) => [kind, signedText(taxable), '0.00', '0.00']);
  }
}

/** Whether an invoice to an unregistered buyer has a row of its own. */
function isLarge(consignment: ConsignmentDetails, invoiceTotal: number): boolean {
  return !isWithinState(consignment) && invoiceTotal > largeInvoice;
}

/** The type of a credit note in cdnur; nothing for one that lessens b2cs. */
function unregisteredType(credited: ConsignmentDetails, invoiceTotal: number): string | undefined {
  const category = categoryOf(credited);
  if (category.startsWith('Export')) return category === 'Export with payment' ? 'EXPWP' : 'EXPWOP';
  return isLarge(credited, invoiceTotal) ? 'B2CL' : undefined;
}

/** The type of an invoice to a registered buyer. */
function typeOf(consignment: ConsignmentDetails): string | undefined {
  return consignment.buyer.gstin === '' ? undefined : invoiceTypes[categoryOf(consignment)];
}

/** Merges two parts of one invoice. */
function merged(
  one: { readonly consignment: ConsignmentDetails; readonly taxed: TaxedByRate },
  other: { readonly consignment: ConsignmentDetails; readonly taxed: TaxedByRate },
) {
  const total = one.consignment.total + other.consignment.total;
  return { consignment: { ...one.consignment, total }, taxed: summedByRate([...one.taxed, ...other.taxed]) };
}

function summedByRate(taxed: TaxedByRate): TaxedByRate {
  const byRate = new Map<number, number>();
  for (const [rate, taxable] of taxed) byRate.set(rate, (byRate.get(rate) ?? 0) + taxable);
  return [...byRate].toSorted(([one], [other]) => other - one);
}

function taxableByRate(groups: ConsignmentDetails['groups']): [rate: number, taxable: number][] {
  const byRate = new Map<number, number>();
  for (const { gstPercent, taxable } of groups) byRate.set(gstPercent, (byRate.get(gstPercent) ?? 0) + taxable);
  return [...byRate].filter(([, taxable]) => taxable !== 0);
}

function isWithinState({ heads, placeOfSupply, seller }: ConsignmentDetails): boolean {
  return heads === 'CGST+SGST' || heads === 'CGST+UTGST' || (heads === 'none' && stateCodeOf(seller) === placeOfSupply);
}

/** A place of supply as the tool writes it: `27-Maharashtra`. */
function placeCell({ placeOfSupply, placeName }: ConsignmentDetails): string {
  return `${placeOfSupply}-${findGstState(placeOfSupply)?.name ?? placeName}`;
}

function invoiceCells({ invoiceNumber, invoiceDate, total }: ConsignmentDetails): Cells {
  return [invoiceNumber, toolDate(invoiceDate), signedText(total)];
}

function registeredRow(consignment: ConsignmentDetails, type: string, rate: number, taxable: number): Cells {
  const { buyer } = consignment;
  const party = [buyer.gstin, fileText(buyer.name, 100)];
  return [...party, ...invoiceCells(consignment), placeCell(consignment), 'N', '', type, '', signedText(rate), signedText(taxable), '0.00'];
}
