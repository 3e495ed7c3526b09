import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import type { RefObject } from 'react';
import { useKeys } from '../ui/keys/use-keys.ts';

/** Lets the arrow keys move the focus between the items of a list, once one of them has it. */
export function useArrowKeys(list: RefObject<HTMLElement | null>): void {
  function go(step: number): void {
    const items = [...(list.current?.children ?? [])];
    const next = items[items.findIndex((item) => item.contains(document.activeElement)) + step];
    if (next instanceof HTMLElement) next.focus();
  }
  useKeys(
    [
      { key: 'ArrowDown', does: say.olderEntry, act: () => go(1) },
      { key: 'ArrowUp', does: say.newerEntry, act: () => go(-1) },
    ],
    list,
  );
}
