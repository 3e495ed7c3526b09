/** The SQL of the audit log pages. It only reads: the platform writes the entries, and the session area writes the logins. */
import type { AuditEntry, LoginEvent } from '@vikray/contract/audit-log/audit-entry.ts';
import { fieldChanges } from '@vikray/contract/audit-log/record-changes.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { sql, type RawBuilder } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { within } from '../platform/database/lists/period.ts';
import type { Db } from '../platform/database/tables.ts';
import { searchedInstant } from './searched-instant.ts';

/** The condition that a column has this value; none when no value is given. */
function equal(column: string, value: string | number | undefined): RawBuilder<boolean>[] {
  return value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];
}

/** One window of a list. The search also finds a day or a time. */
async function readAt<Row>(db: Db, list: ListedTable<Row>, window: Window): Promise<RowsAndTotal<Row>> {
  const { search, filters } = searchedInstant(window.search, `${list.table}.happened_at`);
  return readPage(db, { ...list, filters: [...list.filters, ...filters] }, { ...window, search });
}

/** The filters of the audit log. Blank ones match everything. */
export type AuditFilter = Pick<InputOf<'GetAuditLog'>, 'userId' | 'record' | 'recordId' | 'operation' | 'from' | 'to'>;

/** The audit log, as input for the platform's paging. */
export function listedAuditLog(db: Db, { userId, record, recordId, operation, ...period }: AuditFilter): ListedTable<AuditEntry> {
  return {
    table: 'audit_log',
    filters: [
      ...equal('audit_log.user_id', userId),
      ...equal('audit_log.record', record),
      ...equal('audit_log.record_id', recordId),
      ...equal('audit_log.operation', operation),
      ...within('audit_log.happened_at', period),
    ],
    sortColumns: { happenedAt: 'happened_at' },
    isNewestFirst: true,
    // Each filter has its own index; several filters read all rows of one of them.
    readsMuch: () => [userId, record, operation].filter((wanted) => wanted !== undefined).length > 1,
    rowsOf: (ids) => entriesOf(db, ids),
    idOf: (entry) => entry.auditId,
  };
}

/** One window of the audit log. */
export async function pageOfAuditLog(db: Db, filter: AuditFilter, window: Window): Promise<RowsAndTotal<AuditEntry>> {
  return readAt(db, listedAuditLog(db, filter), window);
}

async function entriesOf(db: Db, ids: readonly number[]): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .select(['audit_log.id as auditId', 'audit_log.happened_at as happenedAt', 'audit_log.user_id as userId'])
    .select([
      'users.name as user',
      'audit_log.actor',
      'audit_log.operation',
      'audit_log.record',
      'audit_log.record_id as recordId',
      'audit_log.record_name as recordName',
    ])
    .select(['audit_log.before', 'audit_log.after'])
    .where(isAmong(db, 'audit_log.id', ids))
    .execute();
  return rows.map(({ user, actor, before, after, ...row }) => ({
    ...row,
    // Who, and by which token.
    userName: [user, actor].filter((name) => name !== null).join(', '),
    changes: fieldChanges(row.record, asRecord(before), asRecord(after)),
  }));
}

/** The platform stores each record as JSON. */
function asRecord(text: string | null): object | null {
  return text === null ? null : (JSON.parse(text) as object);
}

/** The filters of the logins. Blank ones match everything. */
export type LoginFilter = Pick<InputOf<'GetLoginEvents'>, 'userId' | 'action' | 'from' | 'to'>;

/** The logins, as input for the platform's paging. */
export function listedLoginEvents(db: Db, { userId, action, ...period }: LoginFilter): ListedTable<LoginEvent> {
  return {
    table: 'login_events',
    filters: [
      ...equal('login_events.user_id', userId),
      ...equal('login_events.action', action),
      ...within('login_events.happened_at', period),
    ],
    sortColumns: { happenedAt: 'happened_at' },
    isNewestFirst: true,
    readsMuch: () => userId !== undefined && action !== undefined,
    rowsOf: (ids) => loginEventsOf(db, ids),
    idOf: (event) => event.eventId,
  };
}

/** One window of the logins. */
export async function pageOfLoginEvents(db: Db, filter: LoginFilter, window: Window): Promise<RowsAndTotal<LoginEvent>> {
  return readAt(db, listedLoginEvents(db, filter), window);
}

async function loginEventsOf(db: Db, ids: readonly number[]): Promise<LoginEvent[]> {
  const rows = await db
    .selectFrom('login_events')
    .leftJoin('users', 'users.id', 'login_events.user_id')
    .select([
      'login_events.id as eventId',
      'login_events.happened_at as happenedAt',
      'login_events.action',
      'login_events.mobile',
      'login_events.address',
    ])
    .select('users.name')
    .where(isAmong(db, 'login_events.id', ids))
    .execute();
  return rows.map(({ name, ...row }) => ({ ...row, userName: name ?? '' }));
}
