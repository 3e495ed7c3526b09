import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isFirstClick } from './first-click.ts';

/**
 * Shows the browser's modal dialog while `isOpen`. The browser keeps the focus inside and handles Escape. A press outside it, or going to a
 * page, even the current one, also closes it; choosing another row of the page does not. The focus starts at `first` and returns to where
 * it was when the dialog closes.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
  isOpen = true,
): void {
  const router = useRouter();
  const close = useEffectEvent(() => onClose());

  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    const shown = dialog.current;
    const closeOn = (event: Event) => {
      // What happens inside the dialog bubbles here, too.
      if (event.target !== shown) return;
      // A press on the backdrop. The second click of the double click that opened the dialog leaves it open.
      if (event instanceof MouseEvent && !isFirstClick(event)) return;
      // Left to the browser, Escape closes the dialog at once and says so later. A key pressed in between would open it in vain.
      event.preventDefault();
      // A browser that leaves no choice says so. What is said of an earlier time that the dialog was open no longer matters.
      if (event.type !== 'close' || !shown?.open) close();
    };
    const kinds = ['click', 'cancel', 'close'];
    if (!shown?.open) shown?.showModal();
    first.current?.focus();
    for (const kind of kinds) shown?.addEventListener(kind, closeOn);
    return () => {
      for (const kind of kinds) shown?.removeEventListener(kind, closeOn);
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog, first, isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    return router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
      if (pathChanged || !toLocation.state.isChoice) close();
    });
  }, [router, isOpen]);
}
