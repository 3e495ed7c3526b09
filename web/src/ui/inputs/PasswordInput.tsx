import { PasswordField } from '../controls/PasswordField.tsx';
import { useFieldMarks } from '../field/Field.tsx';

interface PasswordInputProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** What a password manager should offer: the saved password or a new one. */
  readonly kind: 'current-password' | 'new-password';
}

/** The contract refuses longer ones. */
const maxCharacters = 200;

/** A password, hidden until its eye is pressed. */
export function PasswordInput({ value, onChange, kind }: PasswordInputProps) {
  return (
    <PasswordField
      {...useFieldMarks()}
      value={value}
      maxLength={maxCharacters}
      autoComplete={kind}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
