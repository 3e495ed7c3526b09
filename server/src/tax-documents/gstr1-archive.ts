import { csvLines, guardedFigure } from '@vikray/contract/platform/csv.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import type { ZipPart } from '../platform/files/write-zip.ts';
import { signedText } from './amount-texts.ts';
import { documentRows, type IssuedNumber } from './gstr1-documents.ts';
import { Gstr1Draft } from './gstr1-draft.ts';
import { gstr1Headings, type Gstr1Table } from './gstr1-tables.ts';
import { addSums, noSums, type Sums } from './sums.ts';
import type { CreditedSale } from '../credit-notes/public.ts';
import type { ReadConsignments } from './tally-file.ts';

/** The facts of an archive: the head of its summary, the numbers used, and the shared invoices. */
export interface Gstr1Facts {
  readonly heading: readonly string[];
  readonly numbers: readonly IssuedNumber[];
  /** The keys of the invoices with several consignments. */
  readonly shared: ReadonlySet<string>;
  /** Reads the credit notes; undefined for a company that keeps no money here, whose archive has no tables of them. */
  readonly readCredited: (() => AsyncIterable<readonly CreditedSale[]>) | undefined;
}

// No byte order mark: the offline tool compares the first heading with its own.
function lines(rows: readonly (readonly string[])[]): string {
  return csvLines(rows.map((row) => row.map(guardedFigure)));
}

/**
 * The parts of the archive. The first reads the consignments and streams the rows of registered buyers; the others are made from what it
 * has collected.
 */
export function gstr1Parts(read: ReadConsignments, { heading, numbers, shared, readCredited }: Gstr1Facts): ZipPart[] {
  const draft = new Gstr1Draft(shared);
  const head = (table: Gstr1Table) => csvLines([[...gstr1Headings[table]]]);
  async function* b2b() {
    yield head('b2b');
    for await (const chunk of read()) yield lines(chunk.flatMap((consignment) => draft.add(consignment)));
    yield lines(draft.sharedRows());
    if (readCredited) for await (const chunk of readCredited()) for (const sale of chunk) draft.addCreditNote(sale);
  }
  const later = (table: Gstr1Table, rows: () => readonly (readonly string[])[]): ZipPart => ({
    name: `${table}.csv`,
    content: collected(() => head(table) + lines(rows())),
  });
  return [
    { name: 'b2b.csv', content: b2b() },
    later('b2cl', () => draft.b2cl),
    later('b2cs', () => draft.b2csRows()),
    later('exp', () => draft.exp),
    ...(readCredited ? [later('cdnr', () => draft.cdnr), later('cdnur', () => draft.cdnur)] : []),
    later('nil', () => draft.nilRows()),
    later('hsn-b2b', () => draft.hsnB2b.rows()),
    later('hsn-b2c', () => draft.hsnB2c.rows()),
    later('docs', () => documentRows(numbers)),
    { name: 'summary.txt', content: collected(() => summary(draft, heading, readCredited !== undefined)) },
  ];
}

function* collected(text: () => string): Generator<string> {
  yield text();
}

const rowsOfSummary = [
  ['inBooks', 'In the tables'],
  ['void', 'Void invoices, in docs only and in no total'],
  ['withoutInvoice', 'Without an invoice number, in no table'],
  ['undecided', 'Tax not decided, in no table'],
  ['taxNotAllowed', say.leftOut],
  ['withoutGstin', 'SEZ or deemed export without GSTIN, in no table'],
] as const;

function summary({ sums, credited, tooLate, notAllowed, withoutHsn }: Gstr1Draft, heading: readonly string[], hasCredits: boolean): string {
  // As in the list: a void invoice counts, but is worth nothing.
  const counted = { ...sums, void: { ...noSums, count: sums.void.count } };
  const all = Object.values(counted).reduce((whole: Sums, part: Sums) => addSums(whole, part));
  const rows = [['All consignments', all] as const, ...rowsOfSummary.map(([key, name]) => [name, sums[key]] as const)];
  const names = (of: string) => (of === say.leftOut ? notAllowed.map((name) => `  ${name}`) : []);
  const incomplete =
    withoutHsn.length === 0 ? [] : [`${say.withoutHsn}: ${withoutHsn.length}`, ...withoutHsn.map((name) => `  ${name}`), ''];
  const credits = hasCredits ? creditLines(credited, tooLate) : [];
  const ofSales = rows.flatMap(([name, part]) => [...sumLines(name, part), ...names(name), '']);
  return `${[...heading, '', ...incomplete, ...ofSales, ...credits].join('\r\n')}\r\n`;
}

/** The sums of the credit notes: all, those in the tables, and those that are dated too late. */
function creditLines(credited: Gstr1Draft['credited'], tooLate: readonly string[]): string[] {
  const all = [...credited.values()].reduce((whole, part) => addSums(whole, part), noSums);
  const late = tooLate.length === 0 ? [] : [`${say.creditedTooLate}: ${tooLate.length}`, ...tooLate.map((name) => `  ${name}`), ''];
  return [...sumLines(say.allCreditNotes, all), '', ...sumLines(say.creditNotesInTables, credited.get('inBooks') ?? noSums), '', ...late];
}

function sumLines(name: string, { count, taxable, cgst, sgst, igst, roundOff, total }: Sums): string[] {
  const amounts = { Taxable: taxable, CGST: cgst, 'SGST/UTGST': sgst, IGST: igst, 'Round off': roundOff, Total: total };
  return [`${name}: ${count}`, ...Object.entries(amounts).map(([label, paise]) => `  ${label}: ${signedText(paise)}`)];
}
