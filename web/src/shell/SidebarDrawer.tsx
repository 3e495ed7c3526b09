import { CloseIcon } from '../ui/icons/CloseIcon.tsx';
import { useRef } from 'react';
import { useIsPhone } from '../platform/media.ts';
import { Logo } from '../ui/page/Logo.tsx';
import { useModalDialog } from '../ui/page/use-modal-dialog.ts';
import { Sidebar } from './Sidebar.tsx';
import { ThemeEntry } from './ThemeToggle.tsx';

interface SidebarDrawerProps {
  readonly onClose: () => void;
  /** Closes the drawer, and shows the keys of the page. */
  readonly onShowKeys: () => void;
}

/** The sidebar as a drawer, for windows without room beside the page. A phone has no keyboard to explain. */
export function SidebarDrawer({ onClose, onShowKeys }: SidebarDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const isPhone = useIsPhone();
  useModalDialog(dialog, closeButton, onClose);
  return (
    <dialog ref={dialog} className="sidebar-drawer" aria-label="Menu">
      <div className="sidebar-drawer-head">
        <Logo height={28} />
        <button ref={closeButton} type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <Sidebar foot={isPhone && <ThemeEntry />} {...(!isPhone && { onShowKeys })} />
    </dialog>
  );
}
