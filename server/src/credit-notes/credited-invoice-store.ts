/** The SQL of what is left of an invoice. Reading: findInvoice, restOf. */
import './credit-notes-tables.ts';
import { billIdOf } from '@vikray/contract/money/bill-id.ts';
import { restOfInvoice, type InvoiceShare } from '@vikray/contract/credit-notes/credit-share.ts';
import { findCompany } from '../companies/public.ts';
import { consignmentDetails, ratedValues, type StoredConsignment } from '../consignments/public.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';

/** An invoice that can be credited, with its issuing company. */
export interface CreditableInvoice {
  readonly billId: number;
  readonly consignment: StoredConsignment;
  readonly company: NonNullable<Awaited<ReturnType<typeof findCompany>>>;
}

/** The invoice of a consignment; nothing unless it is a bill: issued since its company keeps money here, and in force (PAY-01). */
export async function findInvoice(db: Db, consignmentId: number): Promise<CreditableInvoice | undefined> {
  const [consignment] = await consignmentDetails(db, { ids: [consignmentId] });
  const company = consignment && (await findCompany(db, consignment.companyForId));
  if (!company) return undefined;
  const { invoiceDate, paperState, total } = consignment;
  const isBill = company.moneyFrom !== '' && invoiceDate >= company.moneyFrom && total > 0;
  if (!isBill || paperState === 'Void' || paperState === 'Cancelled') return undefined;
  return { billId: billIdOf({ consignmentId }), consignment, company };
}

/** What of an invoice its valid credit notes leave. */
export async function restOf(db: Db, { consignment }: Pick<CreditableInvoice, 'consignment'>): Promise<InvoiceShare> {
  return restOfInvoice(await wholeInvoice(db, consignment), await standingShares(db, consignment.consignmentId));
}

async function wholeInvoice(db: Db, consignment: StoredConsignment): Promise<InvoiceShare> {
  const rows = await db
    .selectFrom('consignment_lines')
    .selectAll()
    .where('consignment_id', '=', consignment.consignmentId)
    .orderBy('order_line_id')
    .execute();
  const { groups, gstAmount: tax, roundOff, total } = consignment;
  const lines = rows.map((row) => ({ lineId: row.order_line_id, quantity: row.quantity, ...ratedValues(row) }));
  return { lines, groups, tax, roundOff, total };
}

async function standingShares(db: Db, consignmentId: number): Promise<InvoiceShare[]> {
  const notes = await db
    .selectFrom('credit_notes')
    .select(['id', 'tax_paise', 'round_off_paise', 'amount_paise'])
    .where('consignment_id', '=', consignmentId)
    .where('voided_at', '=', '')
    .orderBy('id')
    .execute();
  const shares = await sharesOf(
    db,
    notes.map(({ id }) => id),
  );
  return notes.map(({ id, tax_paise, round_off_paise, amount_paise }) => ({
    ...(shares.get(id) ?? { lines: [], groups: [] }),
    tax: tax_paise,
    roundOff: round_off_paise,
    total: amount_paise,
  }));
}

/** What credit notes take of the lines and the groups of their invoices, by the id of the note. */
export async function sharesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Pick<InvoiceShare, 'lines' | 'groups'>>> {
  if (ids.length === 0) return new Map();
  const lines = await db
    .selectFrom('credit_note_lines')
    .innerJoin('credit_notes', 'credit_notes.id', 'credit_note_lines.credit_note_id')
    .innerJoin('consignment_lines', (join) =>
      join
        .onRef('consignment_lines.consignment_id', '=', 'credit_notes.consignment_id')
        .onRef('consignment_lines.order_line_id', '=', 'credit_note_lines.order_line_id'),
    )
    .selectAll('credit_note_lines')
    .select('consignment_lines.gst_percent_hundredths')
    .where(isAmong(db, 'credit_note_lines.credit_note_id', ids))
    .orderBy('credit_note_lines.order_line_id')
    .execute();
  const taxes = await db
    .selectFrom('credit_note_taxes')
    .selectAll()
    .where(isAmong(db, 'credit_note_id', ids))
    .orderBy('position')
    .execute();
  const linesOf = Map.groupBy(lines, (row) => row.credit_note_id);
  const taxesOf = Map.groupBy(taxes, (row) => row.credit_note_id);
  return new Map(
    ids.map((id) => [
      id,
      {
        lines: (linesOf.get(id) ?? []).map((row) => ({ lineId: row.order_line_id, quantity: row.quantity, ...ratedValues(row) })),
        groups: (taxesOf.get(id) ?? []).map((row) => ({
          kind: row.kind,
          gstPercent: row.gst_percent_hundredths,
          taxable: row.taxable_paise,
          cgst: row.cgst_paise,
          sgst: row.sgst_paise,
          igst: row.igst_paise,
        })),
      },
    ]),
  );
}
