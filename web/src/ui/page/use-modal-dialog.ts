import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

/**
 * Shows a dialog of the browser's own while `isOpen`: that keeps the focus inside and hears Escape. A press beside it and the way to a
 * page, even the current one, close it too. `first` has the focus at first; what had it before has it again afterwards.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
  isOpen = true,
): void {
  const router = useRouter();

  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    const shown = dialog.current;
    // The backdrop belongs to the dialog itself; everything else is inside of it.
    const closeOnBackdrop = (event: Event) => {
      if (event.target === shown) onClose();
    };
    if (!shown?.open) shown?.showModal();
    first.current?.focus();
    shown?.addEventListener('click', closeOnBackdrop);
    return () => {
      shown?.removeEventListener('click', closeOnBackdrop);
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog, first, onClose, isOpen]);

  useEffect(() => (isOpen ? router.subscribe('onBeforeNavigate', onClose) : undefined), [router, onClose, isOpen]);
}
