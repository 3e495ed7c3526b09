import { useEffect, type RefObject } from 'react';

interface FocusAtOnceProps {
  /** What is to have the focus, or with `first` the first such element inside it. */
  readonly target: RefObject<HTMLElement | null>;
  readonly first?: string;
  /** Whether the dialog is open; its content may stay in the page when it closes. */
  readonly isShown?: boolean;
}

/**
 * Stands last inside a dialog, which is drawn later than its page. The focus goes to the target as soon as it is there, not once the dialog
 * has moved in, and back to where it was when the dialog closes. A fast typist may already have focused a field of it; then it stays
 * there.
 */
export function FocusAtOnce({ target, first, isShown = true }: FocusAtOnceProps) {
  useEffect(() => {
    const before = document.activeElement;
    const found = first === undefined ? target.current : target.current?.querySelector<HTMLElement>(first);
    if (!isShown || !found || target.current?.contains(before)) return undefined;
    // A dialog that opens with its page is put into the document a moment later.
    const frame = found.isConnected ? undefined : requestAnimationFrame(() => found.focus());
    found.focus();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [target, first, isShown]);
  return null;
}
