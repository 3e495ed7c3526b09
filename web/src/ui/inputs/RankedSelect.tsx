import { useState, type ReactNode } from 'react';
import { bestFirst } from '@vikray/contract/platform/ranking.ts';
import { ComboBox } from '../controls/ComboBox.tsx';
import { useGroupMarks } from '../field/Field.tsx';

/** A choice of a select, with its label. */
export interface RankedOption<V> {
  readonly value: V;
  readonly label: string;
}

interface RankedSelectProps<V> {
  readonly options: readonly RankedOption<V>[];
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
  /** Allows to choose nothing. */
  readonly onClear?: () => void;
  readonly placeholder?: string;
  readonly disabled?: boolean | undefined;
  readonly isLoading?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** What the list says while it has no entries; nothing for the usual words. */
  readonly empty?: ReactNode;
  /** What the user types, for a list that is still loading. */
  readonly onType?: (typed: string) => void;
  /** Takes an Enter that finds nothing in the list. */
  readonly onEnter?: () => void;
}

/** One of the entries of a list. Typing keeps those that contain every typed word, best match first, and Enter takes the best. */
export function RankedSelect<V extends string | number>({ options, value, onChange, onType, ...rest }: RankedSelectProps<V>) {
  const marks = useGroupMarks();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    // While the list is open, the user is still typing. A proposal that arrives then must not clear the text.
    if (!isOpen) setTyped('');
  }
  const found = typed.trim() === '' ? options : bestFirst(options, typed, ({ label }) => [label]);
  // A value without an option, such as a deleted user, is shown as it is.
  const label = value === undefined ? '' : (options.find((option) => option.value === value)?.label ?? String(value));

  function type(text: string): void {
    setTyped(text);
    onType?.(text);
  }

  return (
    <ComboBox
      {...marks}
      {...rest}
      options={found.map((option) => ({ key: String(option.value), label: option.label }))}
      chosen={value === undefined ? [] : [String(value)]}
      label={label}
      typed={typed}
      onType={type}
      onOpenChange={(opened) => {
        setIsOpen(opened);
        rest.onOpenChange?.(opened);
      }}
      onChoose={(key) => {
        type('');
        const chosen = options.find((option) => String(option.value) === key);
        if (chosen) onChange(chosen.value);
      }}
      onBlur={() => {
        // While the list is loading, leaving the field is like Enter.
        if (rest.isLoading && typed.trim() !== '') rest.onEnter?.();
        setTyped('');
      }}
    />
  );
}
