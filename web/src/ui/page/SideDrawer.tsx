import { useId, useRef, type ReactNode } from 'react';
import { DialogHead } from './DialogHead.tsx';
import './side-drawer.css';
import { useModalDialog } from './use-modal-dialog.ts';

interface SideDrawerProps {
  readonly title: ReactNode;
  /** Must not change while the drawer is open. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A wide drawer at the right of the window, open while it is rendered. On phones it covers the page. */
export function SideDrawer({ title, onClose, children }: SideDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  useModalDialog(dialog, closeButton, onClose);
  return (
    <dialog ref={dialog} className="side-drawer" aria-labelledby={headingId} onClose={onClose}>
      <DialogHead id={headingId} title={title} closeButton={closeButton} onClose={onClose} />
      {/* Without a tab stop, the keyboard cannot scroll this region. */}
      <div className="side-drawer-body" role="region" aria-labelledby={headingId} tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}
