/** Everything that the audit log reads from the server. */
import type { AuditEntry, LoginEvent } from '@vikray/contract/audit-log/audit-entry.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
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
