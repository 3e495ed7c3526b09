import { CloseOutlined } from '@ant-design/icons';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Logo } from '../ui/Logo.tsx';
import { Sidebar } from './Sidebar.tsx';
import { ThemeEntry } from './ThemeToggle.tsx';

/**
 * The sidebar on a phone. The browser's own modal dialog keeps the focus inside and hears Escape;
 * going to a page closes it too.
 */
export function SidebarDrawer({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const path = useLocation({ select: (location) => location.pathname });
  const openedAt = useRef(path);

  useEffect(() => {
    const opener = document.activeElement;
    const drawer = dialog.current;
    // The backdrop belongs to the dialog itself; everything else is inside of it.
    const closeOnBackdrop = (event: Event) => {
      if (event.target === drawer) onClose();
    };
    drawer?.showModal();
    drawer?.addEventListener('click', closeOnBackdrop);
    return () => {
      drawer?.removeEventListener('click', closeOnBackdrop);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [onClose]);

  useEffect(() => {
    if (path !== openedAt.current) onClose();
  }, [path, onClose]);

  return (
    <dialog ref={dialog} className="sidebar-drawer" aria-label="Menu" onClose={onClose}>
      <div className="sidebar-drawer-head">
        <Logo height={28} />
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <CloseOutlined />
        </button>
      </div>
      <Sidebar foot={<ThemeEntry />} />
    </dialog>
  );
}
