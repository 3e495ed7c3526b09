import { useState } from 'react';
import { messages } from '@vikray/contract/platform/messages.ts';
import { mobileReader } from '@vikray/contract/platform/mobile-digits.ts';
import { TextField } from '../controls/TextField.tsx';
import { useFieldMarks } from '../field/Field.tsx';
import { LockedValue } from '../field/LockedValue.tsx';
import { useIsLocked } from '../field/use-is-locked.ts';

interface DigitsInputProps {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly maxLength: number;
  /** Shown in front of the digits, such as +91. */
  readonly prefix?: string;
  /** The digits are a mobile number: the country code or a zero in front of it is dropped. */
  readonly isMobile?: boolean;
  readonly disabled?: boolean;
  /** Called when the user leaves the field, for numbers that are usable only when complete. */
  readonly onLeave?: () => void;
}

/** Digits only. Other characters, and digits beyond `maxLength`, are dropped. The field says so of letters, until it is entered again. */
export function DigitsInput({ value, onChange, maxLength, prefix, isMobile = false, disabled, onLeave }: DigitsInputProps) {
  const marks = useFieldMarks();
  const [readMobile] = useState(mobileReader);
  const [hasLeftOut, setHasLeftOut] = useState(false);

  function take(typed: string): void {
    if (/\p{L}/u.test(typed)) setHasLeftOut(true);
    onChange((isMobile ? readMobile(typed) : typed.replace(/\D/g, '')).slice(0, maxLength));
  }
  if (useIsLocked()) return <LockedValue text={prefix && value ? `${prefix} ${value}` : value} />;
  return (
    <>
      <TextField
        {...marks}
        value={value}
        onChange={(event) => take(event.target.value)}
        onFocus={() => setHasLeftOut(false)}
        prefix={prefix}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        onBlur={onLeave}
      />
      {hasLeftOut && (
        <p className="field-hint" role="status">
          {messages.lettersLeftOut}
        </p>
      )}
    </>
  );
}
