/** The SQL of the credit notes of a period for the accountant's files. Reading: creditedInPeriod, hasCreditNotes, … */
import './credit-notes-tables.ts';
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { creditedDetails } from '@vikray/contract/credit-notes/credit-note-paper.ts';
import type { CreditNote } from '@vikray/contract/credit-notes/credit-note.ts';
import { sql } from 'kysely';
import { consignmentDetails, type InvoicePeriod } from '../consignments/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { creditNotesWhere } from './credit-note-store.ts';
import { sharesOf } from './credited-invoice-store.ts';

/** A valid credit note with what it credits. Amounts in paise. */
export interface CreditedSale {
  readonly note: CreditNote;
  /** The parties and heads of its invoice, with the values of the credit note. */
  readonly credited: ConsignmentDetails;
  /** The value of the whole invoice; a typed one may be for several orders. */
  readonly invoiceTotal: number;
}

const chunkSize = 250;

/** The valid credit notes of a period by age, in chunks, so that only one chunk is in memory at a time. */
export async function* creditedInPeriod(db: Db, { companyId, from, to }: InvoicePeriod): AsyncGenerator<CreditedSale[]> {
  const { rows } = await sql<{ id: number }>`
    select id from credit_notes where company_id = ${companyId} and dated_on >= ${from} and dated_on <= ${to} and voided_at = ''
    order by dated_on, id`.execute(db);
  const ids = rows.map(({ id }) => Number(id));
  for (let start = 0; start < ids.length; start += chunkSize) yield creditedSales(db, ids.slice(start, start + chunkSize));
}

async function creditedSales(db: Db, ids: readonly number[]): Promise<CreditedSale[]> {
  const notes = await creditNotesWhere(db, sql`credit_notes.id in (${sql.join(ids)})`);
  const consignmentIds = [...new Set(notes.map(({ billId }) => billId / 2))];
  const details = new Map((await consignmentDetails(db, { ids: consignmentIds })).map((each) => [each.consignmentId, each]));
  const totals = await invoiceTotals(db, consignmentIds);
  const shares = await sharesOf(db, ids);
  return notes.toReversed().flatMap((note) => {
    const consignment = details.get(note.billId / 2);
    if (!consignment) return [];
    const share = shares.get(note.creditNoteId) ?? { lines: [], groups: [] };
    const tax = note.total - note.taxable - note.roundOff;
    const invoiceTotal = totals.get(consignment.consignmentId) ?? consignment.total;
    return [{ note, credited: creditedDetails(consignment, note, { ...share, tax }), invoiceTotal }];
  });
}

async function invoiceTotals(db: Db, consignmentIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; total: number }>`
    select own.id, sum(parts.total_paise) as total from consignments as own
    inner join consignments as parts on parts.customer_id = own.customer_id and parts.company_id = own.company_id
      and parts.invoice_number = own.invoice_number and parts.invoiced_on = own.invoiced_on and parts.paper_state = own.paper_state
    where own.id in (${sql.join(consignmentIds)}) group by own.id`.execute(db);
  return new Map(rows.map(({ id, total }) => [Number(id), Number(total)]));
}

/** The numbers of credit notes of a period, void ones included. */
export async function creditNumbersOfPeriod(db: Db, { companyId, from, to }: InvoicePeriod) {
  const { rows } = await sql<{ number: string; voidedAt: string }>`
    select number, voided_at as "voidedAt" from credit_notes
    where company_id = ${companyId} and dated_on >= ${from} and dated_on <= ${to} order by id`.execute(db);
  return rows.map(({ number, voidedAt }) => ({ kind: 'credit note' as const, number, isCancelled: voidedAt !== '' }));
}

/** Whether a period has valid credit notes. */
export async function hasCreditNotes(db: Db, { companyId, from, to }: InvoicePeriod): Promise<boolean> {
  const { rows } = await sql`
    select 1 from credit_notes where company_id = ${companyId} and dated_on >= ${from} and dated_on <= ${to} and voided_at = '' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** How many credit notes of a period are void. */
export async function voidCreditNotes(db: Db, { companyId, from, to }: InvoicePeriod): Promise<number> {
  const { rows } = await sql<{ n: number | string }>`
    select count(*) as n from credit_notes
    where company_id = ${companyId} and dated_on >= ${from} and dated_on <= ${to} and voided_at <> ''`.execute(db);
  return Number(rows[0]?.n ?? 0);
}
