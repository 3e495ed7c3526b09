/** The SQL of the list of receipts. Reading: pageOfReceipts, receivedBetween. */
import './money-tables.ts';
import type { ChequeState } from '@vikray/contract/money/cheque-state.ts';
import type { Receipt } from '@vikray/contract/money/receipt.ts';
import { sql, type RawBuilder } from 'kysely';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import type { Db } from '../platform/database/tables.ts';
import { markedSum, receiptsOf } from './receipt-store.ts';

/** Which receipts a list takes. Absent filters match everything. */
export interface ReceiptFilter {
  readonly companyId?: number | undefined;
  readonly customerId?: number | undefined;
  readonly mode?: Receipt['mode'] | undefined;
  readonly chequeState?: ChequeState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly countedFrom?: string | undefined;
  readonly countedTo?: string | undefined;
  readonly unmarked?: 'Yes' | undefined;
}

/** The receipts, described for the platform's paging. */
function listedReceipts(db: Db, filter: ReceiptFilter, today: string): ListedTable<Receipt> {
  return {
    table: 'receipts',
    filters: conditions(filter, today),
    sortColumns: { receivedOn: 'received_on', newest: 'id' },
    isNewestFirst: true,
    rowsOf: (ids) => receiptsOf(db, ids, today),
    idOf: (receipt) => receipt.receiptId,
  };
}

function conditions(filter: ReceiptFilter, today: string): RawBuilder<boolean>[] {
  const { companyId, customerId, mode, chequeState, from, to, countedFrom, countedTo, unmarked } = filter;
  return [
    ...(companyId === undefined ? [] : [sql<boolean>`receipts.company_id = ${companyId}`]),
    ...(customerId === undefined ? [] : [sql<boolean>`receipts.customer_id = ${customerId}`]),
    ...(mode === undefined ? [] : [sql<boolean>`receipts.mode = ${mode}`]),
    ...(chequeState === undefined ? [] : [isInState(chequeState, today)]),
    ...(from === undefined ? [] : [sql<boolean>`receipts.received_on >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`receipts.received_on <= ${to}`]),
    ...(countedFrom === undefined && countedTo === undefined ? [] : [counts(today)]),
    ...(countedFrom === undefined ? [] : [sql<boolean>`receipts.counts_from >= ${countedFrom}`]),
    ...(countedTo === undefined ? [] : [sql<boolean>`receipts.counts_from <= ${countedTo}`]),
    ...(unmarked === undefined
      ? []
      : [sql<boolean>`receipts.voided_at = '' and receipts.amount_paise + receipts.deducted_paise > ${markedSum}`]),
  ];
}

/** Whether a receipt counts today. */
function counts(today: string): RawBuilder<boolean> {
  return sql<boolean>`receipts.voided_at = '' and receipts.bounced_on = '' and receipts.counts_from <= ${today}`;
}

/** The states of `chequeStateOf` in SQL. Only void receipts and cheques have one. */
function isInState(state: ChequeState, today: string): RawBuilder<boolean> {
  if (state === 'Void') return sql<boolean>`receipts.voided_at <> ''`;
  const open = sql`receipts.mode = 'Cheque' and receipts.voided_at = ''`;
  if (state === 'Bounced') return sql<boolean>`${open} and receipts.bounced_on <> ''`;
  if (state === 'Cleared') return sql<boolean>`${open} and receipts.bounced_on = '' and receipts.cleared_on <> ''`;
  const waiting = sql`${open} and receipts.bounced_on = '' and receipts.cleared_on = ''`;
  if (state === 'Deposited') return sql<boolean>`${waiting} and receipts.deposited_on <> ''`;
  const inHand = sql`${waiting} and receipts.deposited_on = ''`;
  return state === 'Post-dated'
    ? sql<boolean>`${inHand} and receipts.cheque_on > ${today}`
    : sql<boolean>`${inHand} and receipts.cheque_on <= ${today}`;
}

/** One window of the receipts. */
export async function pageOfReceipts(db: Db, filter: ReceiptFilter, window: Window, today: string): Promise<RowsAndTotal<Receipt>> {
  return readPage(db, listedReceipts(db, filter, today), window);
}

/** How many receipts a filter finds, and what counts as received of them, in paise. */
export async function receivedBetween(db: Db, filter: ReceiptFilter, today: string): Promise<{ count: number; amount: number }> {
  const { rows } = await sql<{ count: number | string; amount: number | string | null }>`
    select count(*) as count, sum(receipts.amount_paise + receipts.deducted_paise) as amount from receipts
    where ${sql.join(conditions(filter, today), sql` and `)}`.execute(db);
  return { count: Number(rows[0]?.count ?? 0), amount: Number(rows[0]?.amount ?? 0) };
}
