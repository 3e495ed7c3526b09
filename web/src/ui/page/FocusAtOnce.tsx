import { useEffect, type RefObject } from 'react';

interface FocusAtOnceProps {
  /** The element to focus, or, with `first`, the element that contains it. */
  readonly target: RefObject<HTMLElement | null>;
  readonly first?: string;
}

/** Put this last inside a dialog. It focuses the target when the dialog opens, unless the user has already focused something in it. */
export function FocusAtOnce({ target, first }: FocusAtOnceProps) {
  useEffect(() => {
    const found = first === undefined ? target.current : target.current?.querySelector<HTMLElement>(first);
    if (!target.current?.contains(document.activeElement)) found?.focus();
  }, [target, first]);
  return null;
}
