import type { LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { bestFirst } from '@vikray/contract/platform/ranking.ts';
import { Select } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFieldMarks } from '../field/Field.tsx';
import { LockedValue } from '../field/LockedValue.tsx';
import { useIsLocked } from '../field/use-is-locked.ts';
import { optionKey, rankedSearch } from './ranked-options.ts';
import { usePreselected } from './use-preselected.ts';

/** A lookup list as useQuery returns it, possibly still loading. */
export interface LookupList {
  readonly data: readonly LookupEntry[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface LookupSelectProps {
  readonly list: LookupList;
  /** The chosen entry's value; undefined when nothing is chosen. */
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
  /** The entry that the record was saved with, shown until the list has loaded. */
  readonly stored?: LookupEntry | undefined;
  /** The entry that is chosen while the user has chosen none: the first of the list, or the only one. */
  readonly preselects?: 'first' | 'only';
}

/** The label of the chosen entry; blank when none is chosen or the list is loading. */
export function labelOf(entries: readonly LookupEntry[] | undefined, chosen: number | '' | undefined): string | undefined {
  return entries?.find((entry) => entry.value === chosen)?.label;
}

/** Longer lists render only the visible entries, and screen readers then reach only the entries around the chosen one. */
const maxDrawn = 100;

/**
 * Chooses an entry of a lookup list by typing words of its label. Enter takes the best match, even while the list is loading. A list that
 * failed to load is loaded again when opened.
 */
export function LookupSelect({ list, value, onChange, disabled, stored, preselects }: LookupSelectProps) {
  const marks = useFieldMarks();
  const isLocked = useIsLocked();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const awaited = useRef<string>(undefined);
  const entries = list.data ?? (stored && stored.value === value ? [stored] : []);
  const hasPreselected = preselects === 'first' || (preselects === 'only' && entries.length === 1);
  usePreselected(value, hasPreselected ? entries[0]?.value : undefined, onChange);

  const takeAwaited = useEffectEvent((loaded: readonly LookupEntry[]) => {
    if (awaited.current === undefined) return;
    const [best] = bestFirst(loaded, awaited.current, ({ label }) => [label]);
    awaited.current = undefined;
    if (best) onChange(best.value);
  });
  useEffect(() => {
    if (list.data) takeAwaited(list.data);
  }, [list.data]);

  function openOrClose(opened: boolean): void {
    setIsOpen(opened);
    if (opened && list.isError) list.refetch();
  }

  /** Closes the list while its entries are loading, and remembers what was typed. */
  function awaitBest({ key }: { readonly key: string }): void {
    if (key !== 'Enter' || list.data || typed.trim() === '') return;
    awaited.current = typed;
    setIsOpen(false);
  }

  if (isLocked) return <LockedValue text={value === undefined ? '' : labelOf(entries, value)} />;
  return (
    <Select<string>
      {...marks}
      disabled={disabled}
      value={value === undefined ? undefined : optionKey(value)}
      onChange={(key) => {
        awaited.current = undefined;
        onChange(Number(key));
      }}
      options={entries.map((entry) => ({ value: optionKey(entry.value), label: entry.label }))}
      showSearch={{ ...rankedSearch, onSearch: setTyped }}
      virtual={entries.length > maxDrawn}
      loading={list.isFetching}
      notFoundContent={list.isError ? messages.somethingWentWrong : undefined}
      open={isOpen}
      onOpenChange={openOrClose}
      onInputKeyDown={awaitBest}
    />
  );
}
