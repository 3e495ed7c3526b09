import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';
import { scrollToReturnTo, type ShownAt } from './list-place.ts';

/** The rows of a table or the cards of a grid: the least height of one in px, and how many there are side by side. */
interface Lines {
  readonly height: number;
  readonly across: number;
}

/** The style sheet reads this height from `--row-height`. */
export const tableLines: Lines = { height: 41, across: 1 };
/** The height of a card with one contact person, and as many side by side as a wide window has. */
export const cardLines: Lines = { height: 200, across: 3 };

/** What is above and below a list in px, at least: the top bar and the heading. */
const around = 120;

/** The height in px of the last list that scrolled inside the window. The next one usually has the same. */
let lastHeight = Infinity;

/** How many fill the list. */
const fillingList = ({ height, across }: Lines) => Math.ceil(Math.min(lastHeight, window.innerHeight - around) / height) * across;

/**
 * The rows to draw: first those in view, so that a list opens fast, and all of them once the browser is idle. A list that opens scrolled
 * draws all at once.
 */
export function useDrawnRows<Row>(
  frame: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  lines: Lines,
  shownAt: ShownAt | undefined,
): readonly Row[] {
  const [inView] = useState(() => fillingList(lines));
  const [drawsAll, setDrawsAll] = useState(() => rows.length <= inView || Boolean(shownAt && scrollToReturnTo(shownAt)));
  useEffect(() => (drawsAll ? undefined : whenIdle(() => setDrawsAll(true))), [drawsAll]);
  // Measured when nobody waits for it.
  useEffect(
    () =>
      whenIdle(() => {
        lastHeight = frame.current?.clientHeight || lastHeight;
      }),
    [frame],
  );
  return drawsAll ? rows : rows.slice(0, inView);
}
