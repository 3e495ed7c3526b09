/**
 * Ledgers: tables to which rows are only added. The database itself refuses to change or remove a row, and notes each new row for the chain
 * (chain.ts).
 */
import { sql, type Kysely } from 'kysely';
import { engineOf } from '../engine.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

const isOpen = 'exists (select 1 from ledger_maintenance)';

/** For one migration: creates what the triggers of all ledgers use. The tables ledger_maintenance and unsealed_rows must exist. */
export async function prepareAppendOnly(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  // The current search path, because pg_restore works without one.
  for (const [name, body] of [
    [
      'refuse_ledger_change',
      `if not ${isOpen} then raise exception 'Rows of % are never changed or removed.', tg_table_name using errcode = '23001'; end if; return null;`,
    ],
    [
      'note_ledger_rows',
      `insert into unsealed_rows (ledger, row_id) select tg_table_name, id from added where not ${isOpen} order by id; return null;`,
    ],
  ] as const)
    await sql
      .raw(`create or replace function ${name}() returns trigger language plpgsql set search_path from current as $$ begin ${body} end $$`)
      .execute(db);
}

/**
 * For a migration: makes an empty table with an id append-only, and adds triggers that note each of its rows for the chain. A migration
 * that rebuilds such a table in SQLite must add them again, because they are dropped with the table.
 */
export async function makeAppendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  await refuseChanges(db, table);
  for (const statement of engineOf(db) === 'sqlite' ? sqliteNotes(table) : postgresNotes(table)) await sql.raw(statement).execute(db);
}

/** The same for a table that is not in the chain. */
export async function refuseChanges(db: Kysely<unknown>, table: string): Promise<void> {
  for (const statement of engineOf(db) === 'sqlite' ? sqliteGuards(table) : postgresGuards(table)) await sql.raw(statement).execute(db);
}

function refusal(table: string): string {
  return `select raise(abort, 'Rows of ${table} are never changed or removed.');`;
}

function sqliteGuards(table: string): string[] {
  return [
    `create trigger ${table}_refuses_update before update on ${table} when not ${isOpen} begin ${refusal(table)} end`,
    `create trigger ${table}_refuses_delete before delete on ${table} when not ${isOpen} begin ${refusal(table)} end`,
  ];
}

function sqliteNotes(table: string): string[] {
  return [
    // "insert or replace" removes a row without firing the triggers above.
    `create trigger ${table}_refuses_replace before insert on ${table} when exists (select 1 from ${table} where id = new.id) begin ${refusal(table)} end`,
    `create trigger ${table}_noted after insert on ${table} when not ${isOpen} ` +
      `begin insert into unsealed_rows (ledger, row_id) values ('${table}', new.id); end`,
  ];
}

function postgresGuards(table: string): string[] {
  return [
    `create trigger ${table}_refuses before update or delete or truncate on ${table} for each statement execute function refuse_ledger_change()`,
  ];
}

function postgresNotes(table: string): string[] {
  return [
    `create trigger ${table}_noted after insert on ${table} referencing new table as added for each statement execute function note_ledger_rows()`,
  ];
}

/**
 * Runs work that changes or copies ledgers, in one transaction with the triggers off, so that its new rows are not noted for the chain
 * either. Other transactions are not affected. For commands such as the move to another engine; no operation needs it.
 */
export async function withOpenLedgers<T>(db: Db, reason: string, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.insertInto('ledger_maintenance').values({ reason }).execute();
    const result = await work(tx);
    await tx.deleteFrom('ledger_maintenance').where('reason', '=', reason).execute();
    return result;
  });
}
