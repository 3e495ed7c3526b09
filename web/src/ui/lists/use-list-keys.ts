import type { RefObject } from 'react';
import { keyMessages as say } from '../keys/key-messages.ts';
import { useKeys } from '../keys/use-keys.ts';

const tableRows = '[data-row-key], .phone-row';
const cards = '.card-grid > .card';

/** What Enter presses in a row: what its column names, or else its first link to a page, or else its first button. */
const opening = ['[data-opens]', 'a[href^="/"]', 'button'];

/**
 * The arrow keys go from row to row of the list that a page is about, beginning with the first one; Enter opens the row, as it presses any
 * link. They do so in a list that is a part of its page once the focus is in it. `isActive` is false for a list whose rows are chosen in
 * another way, and while it has no rows or other ones are loading.
 */
export function useListKeys(sheet: RefObject<HTMLElement | null>, isActive: boolean, isPart = false): void {
  const step = (by: number) => (isActive ? () => go(sheet.current, tableRows, by) : undefined);
  const keys = [
    { key: 'ArrowDown', does: say.nextRow, act: step(1) },
    { key: 'ArrowUp', does: say.rowBefore, act: step(-1) },
  ];
  useKeys(keys, isPart ? sheet : undefined);
}

/** The same for cards, of which several stand side by side. */
export function useCardKeys(sheet: RefObject<HTMLElement | null>, isActive: boolean): void {
  const step = (lines: number, by: number) => () => go(sheet.current, cards, by + lines * cardsAcross(sheet.current));
  useKeys([
    { key: 'ArrowRight', does: say.nextCard, act: isActive ? step(0, 1) : undefined },
    { key: 'ArrowLeft', does: say.cardBefore, act: isActive ? step(0, -1) : undefined },
    { key: 'ArrowDown', does: say.cardBelow, act: isActive ? step(1, 0) : undefined },
    { key: 'ArrowUp', does: say.cardAbove, act: isActive ? step(-1, 0) : undefined },
  ]);
}

/** The id of the table row that has the focus, also on one of its links or buttons. */
export function focusedRowId(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-row-key]');
  return row ? Number(row.dataset['rowKey']) : undefined;
}

function go(sheet: HTMLElement | null, rows: string, by: number): void {
  const all = [...(sheet?.querySelectorAll<HTMLElement>(rows) ?? [])];
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const to = all[at === -1 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)];
  const opener = opening.map((selector) => to?.querySelector<HTMLElement>(selector)).find(Boolean);
  // A row that opens nothing comes into view itself.
  if (!opener) to?.setAttribute('tabindex', '-1');
  (opener ?? to)?.focus();
}

function cardsAcross(sheet: HTMLElement | null): number {
  const all = [...(sheet?.querySelectorAll<HTMLElement>(cards) ?? [])];
  return all.filter((card) => card.offsetTop === all[0]?.offsetTop).length;
}
