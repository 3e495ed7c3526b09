import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { OverlayContainer } from '../controls/overlay-container.ts';
import { DialogHead } from './DialogHead.tsx';
import './side-drawer.css';
import { useModalDialog } from './use-modal-dialog.ts';

interface SideDrawerProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A wide drawer at the right of the window, open while it is rendered. On phones it covers the page. */
export function SideDrawer({ title, onClose, children }: SideDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  useModalDialog(dialog, closeButton, onClose);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => setContainer(dialog.current), []);
  return (
    <dialog ref={dialog} className="side-drawer" aria-labelledby={headingId}>
      <DialogHead id={headingId} title={title} closeButton={closeButton} onClose={onClose} />
      {/* Without a tab stop, the keyboard cannot scroll this region. */}
      <div className="side-drawer-body" role="region" aria-labelledby={headingId} tabIndex={0}>
        <OverlayContainer value={container}>{children}</OverlayContainer>
      </div>
    </dialog>
  );
}
