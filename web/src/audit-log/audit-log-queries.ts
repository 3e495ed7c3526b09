/** All that the audit log reads from the server. */
import { useQuery } from '@tanstack/react-query';
import type { AuditEntry, LoginEvent } from '@vikray/contract/audit-log/audit-entry.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { UserName } from '@vikray/contract/rights/assigned-right.ts';
import { queryOf } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';
import type { AuditLogWish } from './audit-log-search.ts';

/** The filters of the changes, as the operation takes them. */
export function auditFilterOf({ user, record, recordid, operation, from, to }: AuditLogWish): InputOf<'GetAuditLog'> {
  return { userId: user, record, recordId: recordid, operation, from, to };
}

/** The filters of the logins. */
export function loginFilterOf({ user, action, from, to }: AuditLogWish): InputOf<'GetLoginEvents'> {
  return { userId: user, action, from, to };
}

export function useAuditLog(page: ListPage, wish: AuditLogWish): ListRows<AuditEntry> {
  return useListRows('GetAuditLog', page, (entry) => entry.auditId, auditFilterOf(wish));
}

export function useLoginEvents(page: ListPage, wish: AuditLogWish): ListRows<LoginEvent> {
  return useListRows('GetLoginEvents', page, (event) => event.eventId, loginFilterOf(wish));
}

/** More than an office has. A page, because a list that is read as a whole counts as an export. */
const mostUsers = 500;

/** All users by name, to narrow the log to one. */
export function useAllUserNames(): readonly UserName[] {
  return useQuery(queryOf('GetUserNames', { page: 1, pageSize: mostUsers })).data?.rows ?? [];
}
