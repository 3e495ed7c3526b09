import type { LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { Select } from 'antd';
import { useEffect } from 'react';
import { useFieldMarks } from './Field.tsx';
import { optionKey, rankedSearch } from './ranked-options.ts';

/** A lookup list on its way, as useQuery gives it. */
export interface LookupList {
  readonly data: readonly LookupEntry[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface LookupSelectProps {
  readonly list: LookupList;
  /** The chosen entry's value; undefined while nothing is chosen. */
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
  /** The only entry of the list chooses itself. */
  readonly choosesOnly?: boolean;
}

/** Longer lists draw only what is in sight, of which screen readers hear only the entries around the chosen one. */
const mostDrawn = 100;

/** An entry of a lookup list, found by typing words of its label. A list that could not be read is read again when opened. */
export function LookupSelect({ list, value, onChange, disabled, choosesOnly = false }: LookupSelectProps) {
  const entries = list.data ?? [];
  const only = choosesOnly && entries.length === 1 && value === undefined ? entries[0] : undefined;
  useEffect(() => {
    if (only) onChange(only.value);
  });

  return (
    <Select<string>
      {...useFieldMarks()}
      disabled={disabled}
      value={value === undefined ? undefined : optionKey(value)}
      onChange={(key) => onChange(Number(key))}
      options={entries.map((entry) => ({ value: optionKey(entry.value), label: entry.label }))}
      showSearch={rankedSearch}
      virtual={entries.length > mostDrawn}
      loading={list.isFetching}
      notFoundContent={list.isError ? messages.somethingWentWrong : undefined}
      onOpenChange={(isOpen) => {
        if (isOpen && list.isError) list.refetch();
      }}
    />
  );
}
