import { ConfigProvider } from 'antd';
import { useCallback, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { DialogHead } from './DialogHead.tsx';
import './side-drawer.css';
import { useModalDialog } from './use-modal-dialog.ts';

interface SideDrawerProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const openList = '[aria-expanded="true"], .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)';

/** Escape closes an open list or calendar of the drawer, and not the drawer with it. */
function keepOpen(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape' && event.currentTarget.querySelector(openList)) event.preventDefault();
}

/** A wide drawer at the right of the window, open while it is rendered. On phones it covers the page. */
export function SideDrawer({ title, onClose, children }: SideDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  useModalDialog(dialog, closeButton, onClose);
  // The browser draws a modal dialog above everything outside it, so lists, calendars and dialogs of the drawer open inside it.
  const inside = useCallback(() => dialog.current ?? document.body, []);
  return (
    <dialog ref={dialog} className="side-drawer" aria-labelledby={headingId} onKeyDownCapture={keepOpen}>
      <DialogHead id={headingId} title={title} closeButton={closeButton} onClose={onClose} />
      {/* Without a tab stop, the keyboard cannot scroll this region. */}
      <div className="side-drawer-body" role="region" aria-labelledby={headingId} tabIndex={0}>
        <ConfigProvider getPopupContainer={inside}>{children}</ConfigProvider>
      </div>
    </dialog>
  );
}
