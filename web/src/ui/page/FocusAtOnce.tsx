import { useEffect, type RefObject } from 'react';

interface FocusAtOnceProps {
  /** The element to focus, or, with `first`, the element that contains it. */
  readonly target: RefObject<HTMLElement | null>;
  readonly first?: string;
  /** Whether the dialog is open; its content may stay in the page when it closes. */
  readonly isShown?: boolean;
}

/**
 * Put this last inside a dialog. It focuses the target as soon as it is rendered, without waiting for the opening animation, and restores
 * the focus when the dialog closes. A fast typist may already have focused a field; the focus then stays there.
 */
export function FocusAtOnce({ target, first, isShown = true }: FocusAtOnceProps) {
  useEffect(() => {
    const before = document.activeElement;
    const found = first === undefined ? target.current : target.current?.querySelector<HTMLElement>(first);
    if (!isShown || !found || target.current?.contains(before)) return undefined;
    // A dialog that opens with its page enters the document a moment later.
    const frame = found.isConnected ? undefined : requestAnimationFrame(() => found.focus());
    found.focus();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [target, first, isShown]);
  return null;
}
