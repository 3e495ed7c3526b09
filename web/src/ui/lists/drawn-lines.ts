import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';
import { scrollToReturnTo, type ShownAt } from './list-place.ts';
import type { Line } from './table-columns.tsx';

/** The least height of a row in px, as in list.css. */
const rowHeight = 41;

/** The height of the last table in px, with its head. The next list usually has the same one. */
let lastHeight = Infinity;

/** How many rows fill the table, and one more. */
const linesInView = () => Math.ceil(Math.min(lastHeight, window.innerHeight) / rowHeight) + 1;

/**
 * The lines to draw: first those in view, so that a list opens fast, and all of them once the browser is idle. A list that opens scrolled
 * draws all at once.
 */
export function useDrawnLines<Row>(
  frame: RefObject<HTMLElement | null>,
  lines: readonly Line<Row>[],
  shownAt: ShownAt | undefined,
): readonly Line<Row>[] {
  const [inView] = useState(linesInView);
  const [drawsAll, setDrawsAll] = useState(() => lines.length <= inView || Boolean(shownAt && scrollToReturnTo(shownAt)));
  useLayoutEffect(() => {
    lastHeight = frame.current?.clientHeight || lastHeight;
  }, [frame]);
  useEffect(() => (drawsAll ? undefined : whenIdle(() => startTransition(() => setDrawsAll(true)))), [drawsAll]);
  return drawsAll ? lines : lines.slice(0, inView);
}
