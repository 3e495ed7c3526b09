import { dashedInstant } from '../platform/dates.ts';
import type { CsvFile } from '../platform/list-file.ts';
import type { AuditEntry, LoginEvent } from './audit-entry.ts';
import { entryWords } from './operation-words.ts';
import type { FieldChange } from './record-changes.ts';

/** The changes as a file, with the values before and after a change in one cell. */
export const auditLogCsv: CsvFile<AuditEntry> = {
  fileName: 'audit_log.csv',
  columns: [
    { heading: 'When', text: (entry) => dashedInstant(entry.happenedAt) },
    { heading: 'User', text: (entry) => entry.userName },
    { heading: 'Operation', text: entryWords },
    { heading: 'Record', text: (entry) => entry.record },
    { heading: 'Record No.', text: (entry) => String(entry.recordId) },
    { heading: 'Name', text: (entry) => entry.recordName },
    { heading: 'Changes', text: (entry) => entry.changes.map(changeText).join('; ') },
  ],
};

function changeText({ field, before, after }: FieldChange): string {
  return `${field}: ${before ?? ''} → ${after ?? ''}`;
}

/** The logins as a file. */
export const loginEventsCsv: CsvFile<LoginEvent> = {
  fileName: 'logins.csv',
  columns: [
    { heading: 'When', text: (event) => dashedInstant(event.happenedAt) },
    { heading: 'Action', text: (event) => event.action },
    { heading: 'Mobile', text: (event) => event.mobile },
    { heading: 'User', text: (event) => event.userName },
    { heading: 'Address', text: (event) => event.address },
  ],
};
