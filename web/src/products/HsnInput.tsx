import { useEffect, useState } from 'react';
import type { findHsn } from '@vikray/contract/gst/hsn-list.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatPercent } from '@vikray/contract/platform/decimal.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import { ComboBox } from '../ui/controls/ComboBox.tsx';
import { useGroupMarks } from '../ui/field/Field.tsx';
import { LockedValue } from '../ui/field/LockedValue.tsx';
import { useIsLocked } from '../ui/field/use-is-locked.ts';
import './hsn-input.css';

interface HsnInputProps {
  readonly value: string;
  readonly onChange: (hsn: string) => void;
  /** The user has chosen a code with this usual percentage, in hundredths. */
  readonly onChoose: (hsn: string, gstPercent: number) => void;
}

/** What the list offers once it is loaded. */
interface List {
  readonly hsnListOn: string;
  readonly findHsn: typeof findHsn;
}

/** A code for GST, proposed from a dated list; any other may be typed. The list is loaded when the field is first used. */
export function HsnInput({ value, onChange, onChoose }: HsnInputProps) {
  const marks = useGroupMarks();
  const isLocked = useIsLocked();
  const [isUsed, setIsUsed] = useState(false);
  const [list, setList] = useState<List>();
  useEffect(() => {
    if (isUsed) void import('@vikray/contract/gst/hsn-list.ts').then(setList);
  }, [isUsed]);
  if (isLocked) return <LockedValue text={value} />;
  const found = list?.findHsn(value) ?? [];
  return (
    <ComboBox
      {...marks}
      isFree
      label={value}
      chosen={[value]}
      typed={value}
      onFocus={() => setIsUsed(true)}
      onType={(typed) => onChange(typed.replaceAll(/\D/g, '').slice(0, 8))}
      onChoose={(code) => {
        const row = found.find((each) => each.code === code);
        if (row) onChoose(row.code, row.gstPercent);
      }}
      options={found.map(({ code, words, gstPercent }) => ({
        key: code,
        label: code,
        shown: <span className="hsn-proposal">{[code, words, formatPercent(gstPercent)].join(' · ')}</span>,
      }))}
      {...(list && { placeholder: say.hsnListOf(slashedDate(list.hsnListOn)) })}
    />
  );
}
