import { recordKinds } from '@vikray/contract/audit-log/audit-entry.ts';
import { operations } from '@vikray/contract/operations.ts';
import { operationWords } from '@vikray/contract/platform/operation.ts';
import { useState } from 'react';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { Field } from '../ui/forms/Field.tsx';
import { AuditFilters, FilterSelect, type FiltersProps } from './AuditFilters.tsx';

const kinds = recordKinds.map((kind) => ({ value: kind as string, label: kind.charAt(0).toUpperCase() + kind.slice(1) }));

/** Whatever changes a record. */
const writes = Object.entries(operations)
  .filter(([, operation]) => operation.kind === 'write')
  .map(([name]) => ({ value: name, label: operationWords(name) }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

/** What the changes are narrowed by. */
export function ChangeFilters({ wish, ask }: FiltersProps) {
  return (
    <AuditFilters wish={wish} ask={ask}>
      <Field name="record" label="Record">
        <FilterSelect options={kinds} value={wish.record} onChange={(record) => ask({ record, recordid: undefined })} />
      </Field>
      <RecordNumber key={wish.recordid} wish={wish} ask={ask} />
      <Field name="operation" label="Operation">
        <FilterSelect options={writes} value={wish.operation} onChange={(operation) => ask({ operation })} />
      </Field>
    </AuditFilters>
  );
}

/** The number of one record of the chosen kind; asked for once it is typed. */
function RecordNumber({ wish, ask }: FiltersProps) {
  const [typed, setTyped] = useState(String(wish.recordid ?? ''));
  const settle = () => {
    const recordid = Number(typed) || undefined;
    if (recordid !== wish.recordid) ask({ recordid });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <Field name="recordid" label="Record No.">
        <DigitsInput value={typed} onChange={setTyped} maxLength={12} onLeave={settle} disabled={wish.record === undefined} />
      </Field>
    </form>
  );
}
