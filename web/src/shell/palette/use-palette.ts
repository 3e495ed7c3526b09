import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react';
import { actionsOf, type PaletteAction } from './palette-actions.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

interface PaletteOptions {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly early: () => string;
  readonly onClose: () => void;
}

/** What the palette has found for what is typed, which of its lines is marked, and what the keys do with it. */
export function usePalette({ field, early, onClose }: PaletteOptions) {
  const router = useRouter();
  const [begun] = useState(() => early().split('\n'));
  const [typed, setTyped] = useState(begun[0] ?? '');
  /** The line that the user has marked. Until then, it is the first one. */
  const [markedKey, setMarked] = useState<string>();
  /** The record whose actions are shown. */
  const [record, setRecord] = useState<PaletteEntry>();
  const [awaitsFirst, setAwaitsFirst] = useState(begun.length > 1);
  const results = usePaletteGroups(typed);
  const { groups, isSearching, hurry } = results;

  const entries = groups.flatMap((group) => group.entries);
  const actions = record ? actionsOf(record) : [];
  const lines: readonly { readonly key: string }[] = record ? actions : entries;
  const markedAt = Math.max(
    0,
    lines.findIndex(({ key }) => key === markedKey),
  );
  const marked = lines[markedAt];
  const entry = record ? undefined : entries[markedAt];

  function go(page: string, isNewTab: boolean): void {
    if (isNewTab) {
      window.open(`/${page}`, '_blank', 'noopener');
      return;
    }
    onClose();
    void router.navigate({ href: `/${page}` });
  }

  function doAction({ page, run }: PaletteAction, isNewTab: boolean): void {
    if (page !== undefined) return go(page, isNewTab);
    onClose();
    run?.();
  }

  const openFirst = useEffectEvent(() => {
    const [first] = entries;
    if (first) go(first.page, false);
  });
  useEffect(() => {
    if (awaitsFirst && !isSearching) openFirst();
  }, [awaitsFirst, isSearching]);

  function type(text: string): void {
    setTyped(text);
    setMarked(undefined);
    setRecord(undefined);
    setAwaitsFirst(false);
  }

  function step(by: number): void {
    if (lines.length > 0) setMarked(lines.at((markedAt + by) % lines.length)?.key);
  }

  function pressEnter(isNewTab: boolean): void {
    if (record) {
      const action = actions[markedAt];
      if (action) doAction(action, isNewTab);
    } else if (isSearching && markedKey === undefined && entry?.kind !== 'page') {
      // What will be found may fit better than what is shown.
      setAwaitsFirst(true);
      hurry();
    } else if (entry) {
      go(entry.page, isNewTab);
    }
  }

  function showActions(): boolean {
    const { selectionStart, selectionEnd, value = '' } = field.current ?? {};
    const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
    if (record || !isAtEnd || !entry || entry.actions.length === 0) return false;
    setRecord(entry);
    setMarked(undefined);
    return true;
  }

  function hideActions(): boolean {
    if (!record) return false;
    setMarked(record.key);
    setRecord(undefined);
    return true;
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (!takes(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function takes({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (key === 'ArrowRight') return showActions();
    if (key === 'ArrowLeft' || key === 'Escape') return hideActions();
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Enter') pressEnter(ctrlKey || metaKey);
    // With Tab there is nothing else to reach.
    else return key === 'Tab';
    return true;
  }

  return {
    typed,
    results,
    type,
    pressKey,
    /** The record whose actions are shown, with them. */
    record,
    actions,
    hideActions,
    hasLines: lines.length > 0,
    /** Whether the marked line is a record with actions. */
    hasActions: entry !== undefined && entry.actions.length > 0,
    markedKey: marked?.key,
    onMark: setMarked,
    go,
    doAction,
  };
}
