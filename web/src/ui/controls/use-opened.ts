import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A button that opens something inside the same `frame`. It closes when the user presses or focuses something outside the frame, or presses
 * Escape. Escape and `closeBack` return the focus to the button, `opener`.
 */
export function useOpened<Frame extends HTMLElement = HTMLDivElement>() {
  const frame = useRef<Frame>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);
  const close = useCallback(() => setIsOpen(false), []);
  const closeBack = useCallback(() => {
    close();
    opener.current?.focus();
  }, [close]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      closeBack();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, close, closeBack]);
  return { frame, opener, isOpen, toggle, close, closeBack };
}
