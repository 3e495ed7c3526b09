import type { RefObject } from 'react';
import { keyMessages as say } from '../keys/key-messages.ts';
import { useKeys } from '../keys/use-keys.ts';

interface RowKeys {
  /** The rows of the list by id, in its order. */
  readonly ids: readonly number[];
  readonly chosenId: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
  /** The element that contains the list. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** The arrow keys choose one row after the other. Escape leads back to the list, from where they go on. */
export function useRowKeys({ ids, chosenId, onChoose, frame }: RowKeys): void {
  const index = chosenId === undefined ? -1 : ids.indexOf(chosenId);

  function go(step: number): void {
    const next = ids[Math.min(Math.max(index + step, 0), ids.length - 1)];
    if (next !== undefined) onChoose(next);
  }

  function leave(): void {
    onChoose(undefined);
    frame.current?.querySelector<HTMLElement>('.data-table')?.focus({ preventScroll: true });
  }

  useKeys([
    { key: 'ArrowDown', does: say.nextRow, act: ids.length > 0 ? () => go(1) : undefined },
    { key: 'ArrowUp', does: say.rowBefore, act: ids.length > 0 ? () => go(-1) : undefined },
    { key: 'Escape', does: say.backToList, act: index === -1 ? undefined : leave },
  ]);
}
