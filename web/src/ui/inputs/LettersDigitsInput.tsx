import { TextField } from '../controls/TextField.tsx';
import { useFieldMarks } from '../field/Field.tsx';
import { LockedValue } from '../field/LockedValue.tsx';
import { useIsLocked } from '../field/use-is-locked.ts';

interface LettersDigitsInputProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength: number;
  /** Typed letters become capitals. */
  readonly isCapitals?: boolean;
  readonly disabled?: boolean;
}

/** Letters and digits only. Other characters, and those beyond `maxLength`, are dropped. */
export function LettersDigitsInput({ value, onChange, maxLength, isCapitals = false, disabled }: LettersDigitsInputProps) {
  const marks = useFieldMarks();

  function take(typed: string): void {
    const kept = typed.replace(/[^A-Za-z0-9]/g, '').slice(0, maxLength);
    onChange(isCapitals ? kept.toUpperCase() : kept);
  }
  if (useIsLocked()) return <LockedValue text={value} />;
  return <TextField {...marks} value={value} onChange={(event) => take(event.target.value)} autoComplete="off" disabled={disabled} />;
}
