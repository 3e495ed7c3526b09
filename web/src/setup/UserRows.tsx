import { presetNames } from '@vikray/contract/rights/right-presets.ts';
import { setupMessages as say } from '@vikray/contract/setup/setup-messages.ts';
import { mostOfficeUsers } from '@vikray/contract/users/office-users.ts';
import { Button } from '../ui/controls/Button.tsx';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { CloseIcon } from '../ui/icons/CloseIcon.tsx';
import { PlusIcon } from '../ui/icons/PlusIcon.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { PasswordInput } from '../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { emptyRow, fieldOfRow, type UserRow } from './setup-form.ts';

interface UserRowsProps {
  readonly rows: readonly UserRow[];
  readonly onChange: (rows: readonly UserRow[]) => void;
  readonly needsPassword: boolean;
  readonly ownPassword: string;
  readonly onOwnPassword: (password: string) => void;
}

/** A row for each user to add, and the password of the Administrator who gives them rights. */
export function UserRows({ rows, onChange, needsPassword, ownPassword, onOwnPassword }: UserRowsProps) {
  const changed = (at: number, part: Partial<UserRow>) => onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <>
      <p className="setup-hint">{say.usersHint}</p>
      {rows.map((row, index) => (
        // Rows have no other identity than their place.
        <div key={index} className="setup-user" role="group" aria-label={say.row(index + 1)}>
          <FieldGrid>
            <Field name={fieldOfRow(index, 'name')} label="Full Name" span={7}>
              <TextInput value={row.name} onChange={(name) => changed(index, { name })} maxLength={120} />
            </Field>
            <Field name={fieldOfRow(index, 'officeMobile')} label="Official Mobile" span={6}>
              <DigitsInput
                value={row.officeMobile}
                onChange={(officeMobile) => changed(index, { officeMobile })}
                maxLength={10}
                prefix="+91"
                isMobile
              />
            </Field>
            <Field name={fieldOfRow(index, 'nickname')} label="Nick Name" span={5}>
              <TextInput value={row.nickname} onChange={(nickname) => changed(index, { nickname })} maxLength={60} />
            </Field>
            <Field name={fieldOfRow(index, 'preset')} label="Rights" span={6}>
              <OptionSelect
                options={presetNames.map((preset) => ({ value: preset, label: preset }))}
                value={row.preset}
                onChange={(preset) => changed(index, { preset })}
              />
            </Field>
          </FieldGrid>
          {rows.length > 1 && (
            <IconButton
              icon={<CloseIcon />}
              label={say.removeRow(row.name.trim() || say.row(index + 1))}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {rows.length < mostOfficeUsers && (
        <Button icon={<PlusIcon />} onClick={() => onChange([...rows, emptyRow])}>
          {say.addRow}
        </Button>
      )}
      {needsPassword && (
        <div className="setup-password">
          <FieldGrid>
            <Field name="ownPassword" label={say.yourPassword} required span={10} hint={say.whyYourPassword}>
              <PasswordInput value={ownPassword} onChange={onOwnPassword} kind="current-password" />
            </Field>
          </FieldGrid>
        </div>
      )}
    </>
  );
}
