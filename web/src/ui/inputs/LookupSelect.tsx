import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { bestFirst } from '@vikray/contract/platform/ranking.ts';
import { useFieldName } from '../field/Field.tsx';
import { useProposalRead } from '../field/proposal-reads.ts';
import { LockedValue } from '../field/LockedValue.tsx';
import { useIsLocked } from '../field/use-is-locked.ts';
import { RankedSelect } from './RankedSelect.tsx';
import { usePreselected } from './use-preselected.ts';

/** A lookup list as useQuery returns it, possibly still loading. */
export interface LoadedLookup {
  readonly data: readonly LookupEntry[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface LookupSelectProps {
  readonly list: LoadedLookup;
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

/**
 * Chooses an entry of a lookup list by typing words of its label. Enter takes the best match, even while the list is loading. A list that
 * failed to load is loaded again when opened.
 */
export function LookupSelect({ list, value, onChange, disabled, stored, preselects }: LookupSelectProps) {
  const isLocked = useIsLocked();
  const [typed, setTyped] = useState('');
  const awaited = useRef<string>(undefined);
  const entries = list.data ?? (stored && stored.value === value ? [stored] : []);
  const hasPreselected = preselects === 'first' || (preselects === 'only' && entries.length === 1);
  const proposed = hasPreselected ? entries[0]?.value : undefined;
  usePreselected(value, proposed, onChange);
  const isComing = preselects !== undefined && list.data === undefined && list.isFetching;
  useProposalRead(useFieldName(), value === undefined && (proposed !== undefined || isComing));

  const takeAwaited = useEffectEvent((loaded: readonly LookupEntry[]) => {
    if (awaited.current === undefined) return;
    const [best] = bestFirst(loaded, awaited.current, ({ label }) => [label]);
    awaited.current = undefined;
    if (best) onChange(best.value);
  });
  useEffect(() => {
    if (list.data) takeAwaited(list.data);
  }, [list.data]);

  /** While its entries are loading, the list remembers what was typed. */
  function awaitBest(): void {
    if (!list.data && typed.trim() !== '') awaited.current = typed;
  }

  if (isLocked) return <LockedValue text={value === undefined ? '' : labelOf(entries, value)} />;
  return (
    <RankedSelect
      options={entries}
      value={entries.some((entry) => entry.value === value) ? value : undefined}
      onChange={(chosen) => {
        awaited.current = undefined;
        onChange(chosen);
      }}
      disabled={disabled}
      isLoading={list.isFetching}
      empty={list.isError ? messages.somethingWentWrong : undefined}
      onOpenChange={(isOpen) => {
        if (isOpen && list.isError) list.refetch();
      }}
      onType={setTyped}
      onEnter={awaitBest}
    />
  );
}
