/** The credit notes' SQL. Reading: pageOfCreditNotes, findCreditNote, creditNoteOfReturn. Writing: insertCreditNote, changeCreditNote. */
import './credit-notes-tables.ts';
import type { CreditNote } from '@vikray/contract/credit-notes/credit-note.ts';
import type { InvoiceShare } from '@vikray/contract/credit-notes/credit-share.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { sql, type RawBuilder, type Updateable } from 'kysely';
import { amountsOf } from '../consignments/public.ts';
import { updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { CreditableInvoice } from './credited-invoice-store.ts';

/** Which credit notes a list takes. Absent filters match everything. */
export type CreditNoteFilter = Pick<InputOf<'GetCreditNote'>, 'companyId' | 'customerId' | 'billId' | 'from' | 'to'>;

/** The credit notes, described for the platform's paging. */
export function listedCreditNotes(db: Db, filter: CreditNoteFilter): ListedTable<CreditNote> {
  const { companyId, customerId, billId, from, to } = filter;
  return {
    table: 'credit_notes',
    filters: [
      ...(companyId === undefined ? [] : [sql<boolean>`credit_notes.company_id = ${companyId}`]),
      ...(customerId === undefined ? [] : [sql<boolean>`credit_notes.customer_id = ${customerId}`]),
      ...(billId === undefined ? [] : [sql<boolean>`credit_notes.consignment_id = ${Math.floor(billId / 2)}`]),
      ...(from === undefined ? [] : [sql<boolean>`credit_notes.dated_on >= ${from}`]),
      ...(to === undefined ? [] : [sql<boolean>`credit_notes.dated_on <= ${to}`]),
    ],
    sortColumns: { date: 'dated_on', newest: 'id' },
    isNewestFirst: true,
    rowsOf: (ids) => creditNotesWhere(db, isAmong(db, 'credit_notes.id', ids)),
    idOf: (note) => note.creditNoteId,
  };
}

/** One window of the credit notes. */
export async function pageOfCreditNotes(db: Db, filter: CreditNoteFilter, window: Window): Promise<RowsAndTotal<CreditNote>> {
  return readPage(db, listedCreditNotes(db, filter), window);
}

/** A credit note; nothing when it does not exist. */
export async function findCreditNote(db: Db, creditNoteId: number): Promise<CreditNote | undefined> {
  const [found] = await creditNotesWhere(db, sql`credit_notes.id = ${creditNoteId}`);
  return found;
}

/** The credit notes that meet a condition, newest first. */
export async function creditNotesWhere(db: Db, condition: RawBuilder<boolean>): Promise<CreditNote[]> {
  const rows = await db
    .selectFrom('credit_notes')
    .innerJoin('consignments', 'consignments.id', 'credit_notes.consignment_id')
    .innerJoin('orders', 'orders.id', 'consignments.order_id')
    .innerJoin('users', 'users.id', 'credit_notes.updated_by_id')
    .leftJoin('returns', 'returns.id', 'credit_notes.return_id')
    .selectAll('credit_notes')
    .select([
      'consignments.invoice_number',
      'consignments.invoiced_on',
      'consignments.order_id',
      'consignments.place_of_supply',
      'consignments.tax_heads',
      'orders.number as order_number',
      'orders.customer_name',
      'orders.company_name',
      'returns.number as return_number',
      'users.name as user_name',
    ])
    .where(condition)
    .orderBy('credit_notes.id', 'desc')
    .execute();
  return rows.map((row) => ({
    creditNoteId: row.id,
    number: row.number,
    date: row.dated_on,
    customerId: row.customer_id,
    companyName: row.customer_name,
    companyForId: row.company_id,
    companyForName: row.company_name,
    billId: row.bill_id,
    invoiceNumber: row.invoice_number,
    invoiceDate: row.invoiced_on,
    orderId: row.order_id,
    orderNumber: row.order_number,
    returnId: row.return_id,
    returnNumber: row.return_number ?? '',
    reason: row.reason,
    placeOfSupply: row.place_of_supply,
    heads: row.tax_heads,
    taxable: row.taxable_paise,
    cgst: row.cgst_paise,
    sgst: row.sgst_paise,
    igst: row.igst_paise,
    roundOff: row.round_off_paise,
    total: row.amount_paise,
    isVoid: row.voided_at === '' ? 'No' : 'Yes',
    voidReason: row.void_reason,
    updatedBy: row.user_name,
    updatedOn: row.updated_at,
    version: row.version,
  }));
}

/** The number of the valid credit note on a bill for a return; nothing if there is none. */
export async function creditNoteOfReturn(db: Db, consignmentId: number, returnId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('credit_notes')
    .select('number')
    .where('consignment_id', '=', consignmentId)
    .where('return_id', '=', returnId)
    .where('voided_at', '=', '')
    .executeTakeFirst();
  return row?.number;
}

interface EnteredCreditNote extends Pick<CreditNote, 'number' | 'date' | 'reason'> {
  readonly returnId: number | null;
  readonly year: string;
  readonly isIssuedHere: boolean;
  readonly share: InvoiceShare;
}

/** Stores a credit note. Violates credit_notes_number if another one of the company and the year has its number. */
export async function insertCreditNote(
  db: Db,
  { billId, consignment }: CreditableInvoice,
  entered: EnteredCreditNote,
  { userId, now }: WriteStamp,
): Promise<number> {
  const { number, date, reason, returnId, year, isIssuedHere, share } = entered;
  const { lines, groups, tax, roundOff, total } = share;
  const ofLines = (amount: (line: InvoiceShare['lines'][number]) => number) => lines.reduce((sum, line) => sum + amount(line), 0);
  const ofGroups = (key: 'taxable' | 'cgst' | 'sgst' | 'igst') => groups.reduce((sum, group) => sum + group[key], 0);
  const { companyForId, customerId, consignmentId, companyName, companyForName, invoiceNumber, number: orderNumber } = consignment;
  const { id } = await db
    .insertInto('credit_notes')
    .values({
      company_id: companyForId,
      customer_id: customerId,
      consignment_id: consignmentId,
      bill_id: billId,
      return_id: returnId,
      number,
      financial_year: year,
      is_issued_here: isIssuedHere ? 1 : 0,
      dated_on: date,
      reason,
      gross_paise: ofLines(({ gross }) => gross),
      discount_paise: ofLines(({ discount }) => discount),
      special_charges_paise: ofLines(({ ownCharges }) => ownCharges.special),
      shipping_charges_paise: ofLines(({ ownCharges }) => ownCharges.shipping),
      installation_charges_paise: ofLines(({ ownCharges }) => ownCharges.installation),
      taxable_paise: ofGroups('taxable'),
      cgst_paise: ofGroups('cgst'),
      sgst_paise: ofGroups('sgst'),
      igst_paise: ofGroups('igst'),
      tax_paise: tax,
      round_off_paise: roundOff,
      amount_paise: total,
      search_text: searchTextOf([
        number,
        companyName,
        companyForName,
        invoiceNumber,
        orderNumber,
        reason,
        dashedDate(date),
        formatDecimal(total),
      ]),
      updated_by_id: userId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('credit_note_lines')
    .values(lines.map((line) => ({ credit_note_id: id, order_line_id: line.lineId, quantity: line.quantity, ...amountsOf(line) })))
    .execute();
  if (groups.length > 0)
    await db
      .insertInto('credit_note_taxes')
      .values(
        groups.map(({ kind, gstPercent, taxable, cgst, sgst, igst }, position) => ({
          credit_note_id: id,
          position,
          kind,
          gst_percent_hundredths: gstPercent,
          taxable_paise: taxable,
          cgst_paise: cgst,
          sgst_paise: sgst,
          igst_paise: igst,
        })),
      )
      .execute();
  return id;
}

/** Changes columns of a credit note that still has this version. Otherwise nothing changes and the answer is false. */
export async function changeCreditNote(
  db: Db,
  { creditNoteId: id, version }: CreditNote,
  change: Updateable<Tables['credit_notes']>,
  stamp: WriteStamp,
): Promise<boolean> {
  return updateIfUnchanged(db, 'credit_notes', { id, version }, change, stamp);
}
