/** Everything that the audit log reads from the server. */
import { useQuery } from '@tanstack/react-query';
import type { AuditEntry, LoginEvent } from '@vikray/contract/audit-log/audit-entry.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { UserName } from '@vikray/contract/rights/assigned-right.ts';
import { queryOf } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';
import type { AuditLogFilters } from './audit-log-search.ts';

/** The filters of the changes, as the operation takes them. */
export function auditFilterOf({ user, record, recordid, operation, from, to }: AuditLogFilters): InputOf<'GetAuditLog'> {
  return { userId: user, record, recordId: recordid, operation, from, to };
}

/** The filters of the logins. */
export function loginFilterOf({ user, action, from, to }: AuditLogFilters): InputOf<'GetLoginEvents'> {
  return { userId: user, action, from, to };
}

export function useAuditLog(page: ListPage, wish: AuditLogFilters): ListRows<AuditEntry> {
  return useListRows('GetAuditLog', page, (entry) => entry.auditId, auditFilterOf(wish));
}

export function useLoginEvents(page: ListPage, wish: AuditLogFilters): ListRows<LoginEvent> {
  return useListRows('GetLoginEvents', page, (event) => event.eventId, loginFilterOf(wish));
}

/** More users than any office has. A page size, because reading a whole list counts as an export. */
const maxUsers = 500;

/** All users by name, for the filter. */
export function useAllUserNames(): readonly UserName[] {
  return useQuery(queryOf('GetUserNames', { page: 1, pageSize: maxUsers })).data?.rows ?? [];
}
