import { useEffect, type RefObject } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Lets the arrow keys move the focus between the items of a list, once one of them has it. */
export function useArrowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function move(event: KeyboardEvent): void {
      const items = [...(list.current?.children ?? [])];
      const at = items.findIndex((item) => item === event.target);
      const next = items[at + (steps[event.key] ?? 0)];
      if (at < 0 || !next || next === event.target || !(next instanceof HTMLElement)) return;
      event.preventDefault();
      next.focus();
    }
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [list]);
}
