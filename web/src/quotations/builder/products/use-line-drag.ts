import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Drags lines to another place in their list, with mouse, pen or finger. The line moves at once, as soon as the pointer has passed the
 * middle of its neighbour. Returns what begins the drag of the line at a position, for the handle of that line.
 */
export function useLineDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  return (event: ReactPointerEvent, position: number): void => {
    if (event.button !== 0) return;
    // Otherwise the browser selects text or scrolls.
    event.preventDefault();
    end.current?.();
    let at = position;

    function follow({ clientY }: PointerEvent): void {
      const lines = list.current?.children ?? [];
      const to = clientY < middleOf(lines[at - 1], -Infinity) ? at - 1 : clientY > middleOf(lines[at + 1], Infinity) ? at + 1 : at;
      if (to === at) return;
      // The next event measures the lines as they are then.
      flushSync(() => move(at, to));
      at = to;
      lines[at]?.scrollIntoView({ block: 'nearest' });
    }

    function stop(): void {
      document.removeEventListener('pointermove', follow);
      for (const kind of ['pointerup', 'pointercancel']) document.removeEventListener(kind, stop);
      end.current = undefined;
    }

    document.addEventListener('pointermove', follow);
    for (const kind of ['pointerup', 'pointercancel']) document.addEventListener(kind, stop);
    end.current = stop;
  };
}

function middleOf(line: Element | undefined, otherwise: number): number {
  if (!line) return otherwise;
  const { top, height } = line.getBoundingClientRect();
  return top + height / 2;
}
