import { useLayoutEffect, useRef, useState } from 'react';
import { groupedDecimal, groupedDigits, parseDecimal } from '@vikray/contract/platform/decimal.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { readAmount, readPercent } from '@vikray/contract/platform/read-amount.ts';
import { notify } from '../../platform/notify.tsx';
import { NumberField } from '../controls/NumberField.tsx';
import { useFieldMarks } from '../field/Field.tsx';
import { LockedValue } from '../field/LockedValue.tsx';
import { useIsLocked } from '../field/use-is-locked.ts';

interface DecimalInputProps {
  /** The number as typed, `1250.5`; empty for none. */
  readonly value: string;
  readonly onChange: (decimal: string) => void;
  /** How many digits are allowed before the point. */
  readonly maxDigits?: number;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly disabled?: boolean;
  /** Its name, where no Field around it has a label. */
  readonly label?: string;
}

/**
 * Two numbers, as in `1200 + 18% GST` and two cells, or a large amount as it is copied from a narrow cell of a spreadsheet: without its
 * last digits.
 */
const hasTwoNumbers = /\d\D*[^\d,.]\D*\d/;
const isNegative = /^\D*[-−]\D*\d/;
/** A comma that does not group: a decimal comma, or one after the point. */
const hasOddComma = /,\d{1,2}(?![\d,])|\.\d*,/;

/**
 * A number with at most two decimals, right-aligned and grouped the Indian way while it is typed. Everything else is dropped, including the
 * commas. What would become another amount changes nothing: a pasted 1.23E+05, 1200 + 18% or 12499,50, two pasted cells, a pasted negative
 * amount, and a digit too many.
 */
export function DecimalInput({ value, onChange, maxDigits = 12, prefix, suffix, disabled, label }: DecimalInputProps) {
  const marks = useFieldMarks();
  const isLocked = useIsLocked();
  const input = useRef<HTMLInputElement>(null);
  // How many digits and points are before the caret; updated with every change.
  const [caret, setCaret] = useState<{ readonly behind: number }>();

  useLayoutEffect(() => {
    const field = input.current;
    if (!field || !caret || document.activeElement !== field) return;
    const place = placeBehind(field.value, caret.behind);
    field.setSelectionRange(place, place);
  }, [caret]);

  if (isLocked) return <LockedValue text={whole(value, prefix, suffix)} isNumber />;
  return (
    <NumberField
      {...marks}
      aria-label={label}
      ref={input}
      value={groupedDigits(value)}
      onChange={({ target }) => {
        const decimal = onlyDecimal(target.value);
        if (hasTwoNumbers.test(target.value) || isNegative.test(target.value) || integerOf(decimal).length > maxDigits) return;
        // While a group is typed, it is shorter than three digits.
        if (target.value.length > groupedDigits(value).length + 1 && hasOddComma.test(withoutWords(target.value))) return;
        setCaret({ behind: counting(target.value.slice(0, target.selectionStart ?? target.value.length)).length });
        onChange(decimal);
      }}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (isReadable(pasted)) return;
        event.preventDefault();
        notify.warning(messages.notAnAmount(pasted));
      }}
      onBlur={() => {
        if (tidied(value) !== value) onChange(tidied(value));
      }}
      prefix={prefix}
      suffix={suffix}
      disabled={disabled}
    />
  );
}

/** Whether a pasted text is an amount or a percentage, or digits to insert into one. */
function isReadable(pasted: string): boolean {
  const text = pasted.trim();
  return /^[\d.]*$/.test(text) || readAmount(text) !== text || readPercent(text) !== text;
}

/** Only the digits and the point. The point of `Rs.` is none. */
function counting(text: string): string {
  return withoutWords(text).replace(/[^\d.]/g, '');
}

function withoutWords(text: string): string {
  return text.replace(/\p{L}\.?/gu, '');
}

/** The position in a grouped number after the given number of digits and points. */
function placeBehind(grouped: string, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < grouped.length; place++) if (grouped[place] !== ',') left--;
  return place;
}

function integerOf(decimal: string): string {
  return decimal.split('.', 1)[0] ?? '';
}

function onlyDecimal(text: string): string {
  const [integer = '', ...decimals] = counting(text).split('.');
  const kept = integer.replace(/^0+(?=\d)/, '');
  return decimals.length > 0 ? `${kept}.${decimals.join('').slice(0, 2)}` : kept;
}

/** Completes incomplete numbers: `.5` becomes `0.5`, and `12.` becomes `12`. */
function tidied(value: string): string {
  return value.replace(/^\./, '0.').replace(/\.$/, '');
}

/** The number as displayed: `₹56,050.00`, `18.00 %`. */
function whole(value: string, prefix: string | undefined, suffix: string | undefined): string {
  const hundredths = parseDecimal(value);
  if (hundredths === undefined) return value;
  return `${prefix ?? ''}${groupedDecimal(hundredths)}${suffix === undefined ? '' : ` ${suffix}`}`;
}
