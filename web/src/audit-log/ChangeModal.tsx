import type { AuditEntry } from '@vikray/contract/audit-log/audit-entry.ts';
import { auditLogMessages as say } from '@vikray/contract/audit-log/audit-log-messages.ts';
import { entryWords } from '@vikray/contract/audit-log/operation-words.ts';
import { dashedInstant } from '@vikray/contract/platform/dates.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { Button } from '../ui/controls/Button.tsx';
import '../ui/forms/entry-list.css';
import { Dialog } from '../ui/controls/Dialog.tsx';
import { Facts } from '../ui/page/Facts.tsx';

/** The record as the office calls it: `Customer 12`. */
export function recordText({ record, recordId }: Pick<AuditEntry, 'record' | 'recordId'>): string {
  return `${record.charAt(0).toUpperCase()}${record.slice(1)} ${recordId}`;
}

interface ChangeModalProps {
  readonly entry: AuditEntry;
  /** Shows all changes of the same record. */
  readonly onHistory: () => void;
  readonly onClose: () => void;
}

/** One change, field by field: the value before and the value after. */
export function ChangeModal({ entry, onHistory, onClose }: ChangeModalProps) {
  const { changes, userName, happenedAt, recordName } = entry;
  const hidesSomething = changes.some(({ before, after }) => `${before}${after}`.includes('•••'));
  return (
    <Dialog
      title={entryWords(entry)}
      width={760}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onHistory}>All Changes</Button>
          <Button look="filled" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          { label: 'User', text: userName },
          { label: 'When', text: dashedInstant(happenedAt) },
          { label: recordText(entry), text: recordName },
        ]}
      />
      {changes.length === 0 && <p className="audit-nothing">{say.nothingShown}</p>}
      {changes.length > 0 && (
        // Without a tab stop, the keyboard cannot scroll this region.
        <div className="audit-changes" role="region" aria-label="Changes" tabIndex={0}>
          <table className="entry-list">
            <thead>
              <tr>
                {['Field', 'Before', 'After'].map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field}>
                  <td>{field}</td>
                  <td data-label="Before">{unbreakableNumbers(before ?? '–')}</td>
                  <td data-label="After">{unbreakableNumbers(after ?? '–')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hidesSomething && <p className="audit-nothing">{say.hidden}</p>}
    </Dialog>
  );
}
