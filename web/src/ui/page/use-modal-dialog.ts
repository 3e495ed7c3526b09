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
    // A press on the backdrop has the dialog as its target; any other press has an element inside it. The second click of the double click
    // that opened the dialog leaves it open.
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === shown && isFirstClick(event)) close();
    };
    // Left to the browser, Escape closes the dialog at once and says so later. A key pressed in between would open it in vain.
    const closeOnEscape = (event: Event) => {
      if (event.target !== shown) return;
      event.preventDefault();
      close();
    };
    // Some browsers leave no choice. What is said of an earlier time that it was open no longer matters.
    const noteClosed = () => {
      if (!shown?.open) close();
    };
    if (!shown?.open) shown?.showModal();
    first.current?.focus();
    shown?.addEventListener('click', closeOnBackdrop);
    shown?.addEventListener('cancel', closeOnEscape);
    shown?.addEventListener('close', noteClosed);
    return () => {
      shown?.removeEventListener('click', closeOnBackdrop);
      shown?.removeEventListener('cancel', closeOnEscape);
      shown?.removeEventListener('close', noteClosed);
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
