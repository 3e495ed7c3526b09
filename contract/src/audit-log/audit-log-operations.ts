import { list } from '../platform/operation.ts';
import { auditEntry, auditFilters, loginEvent, loginFilters } from './audit-entry.ts';
import { auditLogCsv, loginEventsCsv } from './audit-log-csv.ts';

export const auditLogOperations = {
  /** Who changed what, and when, with what was before and after: the newest first. Private entries are masked when they are written down. */
  GetAuditLog: list({ right: 'Administrator', row: auditEntry, sorts: ['happenedAt'], filters: auditFilters, csv: auditLogCsv }),
  /** Who logged in and out, and who tried: the newest first. */
  GetLoginEvents: list({ right: 'Administrator', row: loginEvent, sorts: ['happenedAt'], filters: loginFilters, csv: loginEventsCsv }),
};
