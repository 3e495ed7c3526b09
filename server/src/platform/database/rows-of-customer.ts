/**
 * Records that belong to a customer, as the merge of two customers moves them. Each area declares those of its own tables with
 * `rowsOfCustomer`, or with functions of its own where more than the customer changes.
 */
import { sql, type RawBuilder } from 'kysely';
import { isAmong } from './is-among.ts';
import type { Db, Tables } from './tables.ts';

/** The customer that goes, and the one that stays. */
export interface MergedPair {
  readonly mergedId: number;
  readonly keptId: number;
}

/** How the records of a kind move. `Moved` is stored as JSON, and says what an undo puts back. */
export interface RowsOfCustomer<Moved = unknown> {
  /** How many would move, as the dialog says it. */
  count(db: Db, customerId: number): Promise<number>;
  /** Moves all records of the merged customer. */
  move(db: Db, pair: MergedPair): Promise<Moved>;
  /** Puts them back. */
  moveBack(db: Db, moved: Moved, pair: MergedPair): Promise<void>;
}

/** A table whose records have a customer. */
export type TableOfCustomers = { [T in keyof Tables]: 'customer_id' extends keyof Tables[T] ? T : never }[keyof Tables] & string;

const everyRow = sql<boolean>`1 = 1`;

/** How many records of a table a customer has. */
export async function countOfCustomer(
  db: Db,
  table: TableOfCustomers,
  customerId: number,
  counted: RawBuilder<boolean> = everyRow,
): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)} where customer_id = ${customerId} and ${counted}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Gives all records of a table, or those `which` chooses, to another customer. Returns their ids. `change` sets other columns too. */
export async function giveToCustomer(
  db: Db,
  table: TableOfCustomers,
  from: number,
  to: number,
  which: RawBuilder<boolean> = everyRow,
  change: RawBuilder<unknown> = sql``,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set customer_id = ${to} ${change} where customer_id = ${from} and ${which} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The records of a table that move back by their ids. */
export function rowsOfCustomer(table: TableOfCustomers): RowsOfCustomer<readonly number[]> {
  return {
    count: (db, customerId) => countOfCustomer(db, table, customerId),
    move: (db, { mergedId, keptId }) => giveToCustomer(db, table, mergedId, keptId),
    async moveBack(db, ids, { mergedId, keptId }) {
      if (ids.length > 0) await giveToCustomer(db, table, keptId, mergedId, isAmong(db, 'id', ids));
    },
  };
}

/**
 * The records of a table that follow others, which have moved back before them: `followed` is the condition that these belong to the merged
 * customer again. So those that were added since the merge come along. `change` sets other columns too.
 */
export function rowsThatFollow(
  table: TableOfCustomers,
  followed: (customerId: number) => RawBuilder<boolean>,
  change?: RawBuilder<unknown>,
): RowsOfCustomer<null> {
  return {
    count: (db, customerId) => countOfCustomer(db, table, customerId),
    async move(db, { mergedId, keptId }) {
      await giveToCustomer(db, table, mergedId, keptId, everyRow, change);
      return null;
    },
    async moveBack(db, _, { mergedId, keptId }) {
      await giveToCustomer(db, table, keptId, mergedId, followed(mergedId), change);
    },
  };
}

/** The tables whose records also have a contact person of their customer. */
export type TableOfContacts = { [T in TableOfCustomers]: 'contact_person_id' extends keyof Tables[T] ? T : never }[TableOfCustomers];

/** A contact person of one customer in a record of another. */
export interface StrayContact {
  readonly contactId: number;
  /** The customer of the record. */
  readonly customerId: number;
}

/** The contact persons of one customer of the pair that records of the other one have. */
export async function strayContacts(db: Db, table: TableOfContacts, { mergedId, keptId }: MergedPair): Promise<StrayContact[]> {
  const { rows } = await sql<StrayContact>`
    select distinct contact_persons.id as "contactId", of_customer.customer_id as "customerId"
    from ${sql.table(table)} as of_customer inner join contact_persons on contact_persons.id = of_customer.contact_person_id
    where of_customer.customer_id in (${mergedId}, ${keptId}) and contact_persons.customer_id <> of_customer.customer_id`.execute(db);
  return rows;
}

/** Gives the records of a customer another contact person. */
export async function changeContact(db: Db, table: TableOfContacts, { contactId, customerId }: StrayContact, to: number): Promise<void> {
  await sql`
    update ${sql.table(table)} set contact_person_id = ${to}
    where customer_id = ${customerId} and contact_person_id = ${contactId}`.execute(db);
}
