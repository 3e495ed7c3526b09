import { useState } from 'react';
import { messages } from '@vikray/contract/platform/messages.ts';
import { holdsTwoNumbers } from '@vikray/contract/platform/read-phone.ts';
import { mobileReader, phoneReader } from '@vikray/contract/platform/typed-numbers.ts';
import { notify } from '../../platform/notify.tsx';
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
  /** The digits are a phone number: a zero stands for the country code of India. */
  readonly isPhone?: boolean;
  readonly disabled?: boolean;
  /** Called when the user leaves the field, for numbers that are usable only when complete. */
  readonly onLeave?: () => void;
}

const plainReader = () => (text: string) => text.replace(/\D/g, '');

/**
 * Digits only. Other characters, and digits beyond `maxLength`, are dropped. The field says so of letters, until it is entered again. Two
 * numbers that are pasted together change nothing: joined, they would be a wrong one.
 */
export function DigitsInput({
  value,
  onChange,
  maxLength,
  prefix,
  isMobile = false,
  isPhone = false,
  disabled,
  onLeave,
}: DigitsInputProps) {
  const marks = useFieldMarks();
  const [read] = useState(isMobile ? mobileReader : isPhone ? phoneReader : plainReader);
  const [hasLeftOut, setHasLeftOut] = useState(false);

  function isRefused(text: string): boolean {
    const isTwo = holdsTwoNumbers(text);
    if (isTwo) notify.warning(messages.twoNumbers(text));
    return isTwo;
  }

  function take(typed: string): void {
    if (typed.length > value.length + 1 && isRefused(typed)) return;
    if (/\p{L}/u.test(typed)) setHasLeftOut(true);
    onChange(read(typed).slice(0, maxLength));
  }
  if (useIsLocked()) return <LockedValue text={prefix && value ? `${prefix} ${value}` : value} />;
  return (
    <>
      <TextField
        {...marks}
        value={value}
        onChange={(event) => take(event.target.value)}
        // A browser joins pasted lines before the field changes.
        onPaste={(event) => {
          if (isRefused(event.clipboardData.getData('text'))) event.preventDefault();
        }}
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
