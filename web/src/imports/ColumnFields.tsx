import type { UnclearColumns } from '@vikray/contract/imports/column-choices.ts';
import { importColumns } from '@vikray/contract/imports/import-columns.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { furtherColumns } from '@vikray/contract/imports/other-headings.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import type { ChosenColumns } from './check-import.ts';
import { MissingField } from './MissingField.tsx';

interface ColumnFieldsProps {
  readonly kind: ImportKind;
  readonly unclear: UnclearColumns;
  readonly chosen: ChosenColumns;
  readonly onChange: (chosen: ChosenColumns) => void;
}

/** Moves the focus, and so the view, to the step when it appears. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus();
}

/** The step in which the user assigns the columns that are not known, and enters what the file lacks once for all rows. */
export function ColumnFields({ kind, unclear, chosen, onChange }: ColumnFieldsProps) {
  const { unknowncolumns: unknown, samples, missingcolumns: missing } = unclear;
  const columns = [...importColumns[kind], ...(furtherColumns[kind] ?? [])];
  const headingOf = (wire: string | undefined) => columns.find((column) => column.wire === wire)?.heading ?? say.leaveOut;
  const wireOf = (heading: string) => columns.find((column) => column.heading === heading)?.wire ?? '';
  return (
    <section className="import-columns" aria-label="Columns">
      <h2 ref={focusOnce} tabIndex={-1}>
        Columns
      </h2>
      {unknown.length > 0 && (
        <>
          <p>{say.chooseColumns(unknown.length)}</p>
          <FieldGrid>
            {unknown.map((heading, index) => (
              <Field key={heading} name={`columns.${heading}`} label={heading} hint={samples[index] && say.sample(samples[index])} span={8}>
                <ChoiceSelect
                  choices={[say.leaveOut, ...columns.map((column) => column.heading)]}
                  value={headingOf(chosen.columns[heading])}
                  onChange={(field) => onChange({ ...chosen, columns: { ...chosen.columns, [heading]: wireOf(field) } })}
                />
              </Field>
            ))}
          </FieldGrid>
        </>
      )}
      {missing.length > 0 && (
        <>
          <p>{say.fillMissing}</p>
          <FieldGrid>
            {columns
              .filter(({ wire }) => missing.includes(wire))
              .map((column) => (
                <Field key={column.wire} name={`values.${column.wire}`} label={column.heading} required span={8}>
                  <MissingField
                    column={column}
                    value={chosen.values[column.wire] ?? ''}
                    onChange={(value) => onChange({ ...chosen, values: { ...chosen.values, [column.wire]: value } })}
                  />
                </Field>
              ))}
          </FieldGrid>
        </>
      )}
    </section>
  );
}
