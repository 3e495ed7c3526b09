import { recordKinds } from '@vikray/contract/audit-log/audit-entry.ts';
import { operationWords } from '@vikray/contract/audit-log/operation-words.ts';
import { operations } from '@vikray/contract/operations.ts';
import { useState } from 'react';
import { Field } from '../ui/field/Field.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { FilterSelect } from '../ui/inputs/FilterSelect.tsx';
import { AuditFilters, type FiltersProps } from './AuditFilters.tsx';

const kinds = recordKinds.map((kind) => ({ value: kind as string, label: kind.charAt(0).toUpperCase() + kind.slice(1) }));

/** The operations that change a record. */
const writes = Object.entries(operations)
  .filter(([, operation]) => operation.kind === 'write')
  .map(([name]) => ({ value: name, label: operationWords(name) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

/** The filters of the list of changes. */
export function ChangeFilters({ filters, ask }: FiltersProps) {
  return (
    <AuditFilters filters={filters} ask={ask}>
      <Field name="record" label="Record">
        <FilterSelect options={kinds} value={filters.record} onChange={(record) => ask({ record, recordid: undefined })} />
      </Field>
      <RecordNumber key={filters.recordid} filters={filters} ask={ask} />
      <Field name="operation" label="Operation">
        <FilterSelect options={writes} value={filters.operation} onChange={(operation) => ask({ operation })} />
      </Field>
    </AuditFilters>
  );
}

/** The number of one record of the chosen kind. Filters on Enter and when the field is left. */
function RecordNumber({ filters, ask }: FiltersProps) {
  const [typed, setTyped] = useState(String(filters.recordid ?? ''));
  const settle = () => {
    const recordid = Number(typed) || undefined;
    if (recordid !== filters.recordid) ask({ recordid });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <Field name="recordid" label="Record No.">
        <DigitsInput value={typed} onChange={setTyped} maxLength={12} onLeave={settle} disabled={filters.record === undefined} />
      </Field>
    </form>
  );
}
