/**
 * Laws of the audit log. Every write records its entry in its own transaction. Only fields that the contract declares are stored, and no
 * password or private value. The log, the logins and the stock movements refuse changes by trigger and are chained by hash, so that a
 * change with an SQL client shows. Whole lists that are taken out are logged with the number of rows sent, even when their receiver hangs
 * up midway.
 */
import { list } from '../platform/declare-list.ts';
import { auditEntry, auditFilters, loginEvent, loginFilters } from './audit-entry.ts';
import { auditLogCsv, loginEventsCsv } from './audit-log-csv.ts';

/** The operations on the audit log, by name. */
export const auditLogOperations = {
  /** Who changed what and when, with the values before and after, newest first. Private values are masked before they are stored. */
  GetAuditLog: list({ right: 'Administrator', row: auditEntry, sorts: ['happenedAt'], filters: auditFilters, csv: auditLogCsv }),
  /** Logins, logouts and failed attempts, newest first. */
  GetLoginEvents: list({ right: 'Administrator', row: loginEvent, sorts: ['happenedAt'], filters: loginFilters, csv: loginEventsCsv }),
};
