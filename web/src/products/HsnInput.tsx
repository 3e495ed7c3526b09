import { formatPercent } from '@vikray/contract/platform/decimal.ts';
import type { findHsn } from '@vikray/contract/gst/hsn-list.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { AutoComplete } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useFieldMarks } from '../ui/field/Field.tsx';
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
  const { status, ...marks } = useFieldMarks();
  const isLocked = useIsLocked();
  const [isUsed, setIsUsed] = useState(false);
  const [list, setList] = useState<List>();
  useEffect(() => {
    if (isUsed) void import('@vikray/contract/gst/hsn-list.ts').then(setList);
  }, [isUsed]);
  if (isLocked) return <LockedValue text={value} />;
  const found = list?.findHsn(value) ?? [];
  return (
    <AutoComplete
      {...marks}
      {...(status && { status })}
      value={value}
      onFocus={() => setIsUsed(true)}
      onChange={(typed: string) => onChange(typed.replaceAll(/\D/g, '').slice(0, 8))}
      onSelect={(code: string) => {
        const row = found.find((each) => each.code === code);
        if (row) onChoose(row.code, row.gstPercent);
      }}
      options={found.map(({ code, words, gstPercent }) => ({ value: code, label: [code, words, formatPercent(gstPercent)].join(' · ') }))}
      optionRender={shownProposal}
      {...(list && { placeholder: say.hsnListOf(slashedDate(list.hsnListOn)) })}
    />
  );
}

/** On a narrow screen a proposal takes several lines. */
function shownProposal({ label }: { readonly label?: ReactNode }) {
  return <span className="hsn-proposal">{label}</span>;
}
