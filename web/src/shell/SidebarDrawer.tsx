import { CloseOutlined } from '@ant-design/icons';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useIsPhone } from '../platform/media.ts';
import { Logo } from '../ui/Logo.tsx';
import { Sidebar } from './Sidebar.tsx';
import { ThemeEntry } from './ThemeToggle.tsx';

/**
 * The sidebar where it has no room beside the page. The browser's own modal dialog keeps the focus inside and hears Escape;
 * going to a page, even the current one, closes it too.
 */
export function SidebarDrawer({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const router = useRouter();
  const isPhone = useIsPhone();

  useEffect(() => {
    const opener = document.activeElement;
    const drawer = dialog.current;
    // The backdrop belongs to the dialog itself; everything else is inside of it.
    const closeOnBackdrop = (event: Event) => {
      if (event.target === drawer) onClose();
    };
    if (!drawer?.open) drawer?.showModal();
    closeButton.current?.focus();
    drawer?.addEventListener('click', closeOnBackdrop);
    return () => {
      drawer?.removeEventListener('click', closeOnBackdrop);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [onClose]);

  useEffect(() => router.subscribe('onBeforeNavigate', onClose), [router, onClose]);

  return (
    <dialog ref={dialog} className="sidebar-drawer" aria-label="Menu" onClose={onClose}>
      <div className="sidebar-drawer-head">
        <Logo height={28} />
        <button ref={closeButton} type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <CloseOutlined />
        </button>
      </div>
      <Sidebar foot={isPhone && <ThemeEntry />} />
    </dialog>
  );
}
