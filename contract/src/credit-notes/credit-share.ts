/**
 * What a credit note takes of its invoice: a part of what is left of it. So the credit notes of a whole invoice sum to it to the paisa, in
 * whatever parts it is credited, and none of them takes more than is left. Amounts in paise, percentages in hundredths of a percent.
 */
import { lessLineValues, part, sumOf, type ConsignmentGroup, type LineValues } from '../consignments/consignment-values.ts';
import { isTaxed, type TaxHeads } from '../gst/tax-heads.ts';

/** Pieces of a line of the invoice with their values. */
export interface CreditedLine extends LineValues {
  readonly lineId: number;
  readonly gstPercent: number;
  readonly quantity: number;
}

/** An invoice, or a part of it. */
export interface InvoiceShare {
  readonly lines: readonly CreditedLine[];
  /** The part that is taxed at each rate, with its heads. */
  readonly groups: readonly ConsignmentGroup[];
  /** The order's tax on it. */
  readonly tax: number;
  readonly roundOff: number;
  readonly total: number;
}

/** What is left of an invoice after these credit notes. */
export function restOfInvoice(invoice: InvoiceShare, credited: readonly InvoiceShare[]): InvoiceShare {
  return credited.reduce(
    (rest, note) => ({
      lines: rest.lines.map((line) =>
        lessLine(
          line,
          note.lines.find(({ lineId }) => lineId === line.lineId),
        ),
      ),
      groups: rest.groups.map((group) => lessGroup(group, note.groups.find(sameRate(group)))),
      tax: rest.tax - note.tax,
      roundOff: rest.roundOff - note.roundOff,
      total: rest.total - note.total,
    }),
    invoice,
  );
}

const sameRate = (one: ConsignmentGroup) => (other: ConsignmentGroup) => one.kind === other.kind && one.gstPercent === other.gstPercent;

function lessLine(line: CreditedLine, taken: CreditedLine | undefined): CreditedLine {
  if (!taken) return line;
  return { ...line, ...lessLineValues(line, taken), quantity: line.quantity - taken.quantity };
}

function lessGroup(group: ConsignmentGroup, taken: ConsignmentGroup | undefined): ConsignmentGroup {
  if (!taken) return group;
  const less = (key: 'taxable' | 'cgst' | 'sgst' | 'igst') => group[key] - taken[key];
  return { ...group, taxable: less('taxable'), cgst: less('cgst'), sgst: less('sgst'), igst: less('igst') };
}

/** The share of these pieces of what is left, by the line. The caller has checked that so many are left. */
export function shareOfPieces(rest: InvoiceShare, heads: TaxHeads | '', pieces: ReadonlyMap<number, number>): InvoiceShare {
  const lines = rest.lines.flatMap((line): CreditedLine[] => {
    const quantity = pieces.get(line.lineId) ?? 0;
    return quantity === 0 ? [] : [{ ...line, ...portionOf(line, quantity, line.quantity), quantity }];
  });
  const taxed = taxedShare(rest, heads, lines);
  const shown = shownOf(rest, heads);
  // Credits by amount can leave nothing but a round-off.
  const roundOff = shown === 0 ? rest.roundOff : part(rest.roundOff, taxed.shown, shown);
  return { lines, groups: taxed.groups, tax: taxed.tax, roundOff, total: taxed.shown + roundOff };
}

/** An amount of what is left, taxed at the rates of the invoice in proportion. It takes no pieces. */
export function shareOfAmount(rest: InvoiceShare, heads: TaxHeads | '', amount: number): InvoiceShare {
  const lines = rest.lines.map((line) => ({ ...line, ...portionOf(line, amount, rest.total), quantity: 0 }));
  const { shown, ...taxed } = taxedShare(rest, heads, lines);
  return { lines, ...taxed, roundOff: amount - shown, total: amount };
}

/** The groups and the tax of some lines, as parts of what is left, and their sum with the taxable amounts. */
function taxedShare(rest: InvoiceShare, heads: TaxHeads | '', lines: readonly CreditedLine[]) {
  const groups = rest.groups.flatMap((group): ConsignmentGroup[] => {
    const taxable = lines.reduce((sum, line) => sum + taxableIn(group, line), 0);
    const head = (key: 'cgst' | 'sgst' | 'igst') => part(group[key], taxable, group.taxable);
    return taxable === 0 ? [] : [{ ...group, taxable, cgst: head('cgst'), sgst: head('sgst'), igst: head('igst') }];
  });
  const tax = part(rest.tax, taxableOf(groups), taxableOf(rest.groups));
  return { groups, tax, shown: shownOf({ groups, tax }, heads) };
}

function taxableIn({ kind, gstPercent }: ConsignmentGroup, line: CreditedLine): number {
  if (kind === 'charges') return sumOf(line.ownCharges);
  return line.gstPercent === gstPercent ? line.taxable : 0;
}

const taxableOf = (groups: InvoiceShare['groups']) => groups.reduce((sum, { taxable }) => sum + taxable, 0);

/** The sum of the amounts that the paper shows above the round-off. */
function shownOf({ groups, tax }: Pick<InvoiceShare, 'groups' | 'tax'>, heads: TaxHeads | ''): number {
  const underHeads = groups.reduce((sum, { cgst, sgst, igst }) => sum + cgst + sgst + igst, 0);
  return taxableOf(groups) + (isTaxed(heads) ? underHeads : tax);
}

/** A part of everything of a line. */
function portionOf(line: LineValues, portion: number, whole: number): LineValues {
  const of = (amount: number) => part(amount, portion, whole);
  const [gross, net, chargesWithGoods] = [of(line.gross), of(line.gross - line.discount), of(line.chargesWithGoods)];
  const { special, shipping, installation } = line.ownCharges;
  return {
    gross,
    discount: gross - net,
    chargesWithGoods,
    taxable: net + chargesWithGoods,
    ownCharges: { special: of(special), shipping: of(shipping), installation: of(installation) },
  };
}
