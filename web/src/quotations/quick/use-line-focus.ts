import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface LinePart {
  readonly key: string;
  readonly part: string | undefined;
}

/**
 * Keeps the focus in a line that is drawn anew in another place, as when its product has been found, and gives it to the last row when the
 * line is gone. Returns what the element around the lines gets.
 */
export function useLineFocus(lines: RefObject<HTMLElement | null>) {
  const last = useRef<LinePart>(undefined);

  // A field that is drawn anew has lost the focus to the page. It has it again before the next key can come.
  useLayoutEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const { key, part } = last.current;
    const line = lines.current?.querySelector(`[data-line="${key}"]`);
    const field = line?.querySelector<HTMLElement>(`[data-part="${part}"] input`) ?? line?.querySelector<HTMLElement>('input');
    (field ?? lines.current?.querySelector<HTMLElement>('.quick-next input'))?.focus();
  });

  return {
    onFocus({ target }: FocusEvent): void {
      const key = target.closest<HTMLElement>('[data-line]')?.dataset['line'];
      last.current = key === undefined ? undefined : { key, part: target.closest<HTMLElement>('[data-part]')?.dataset['part'] };
    },
    onBlur({ target, relatedTarget }: FocusEvent): void {
      // A press beside the fields. A field that is taken out is no longer in the page.
      if (relatedTarget === null && target.isConnected) last.current = undefined;
    },
  };
}
