import { use, useId, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { useKeys } from '../keys/use-keys.ts';
import './dialog.css';
import { Modal } from './Modal.tsx';
import { OverlayContainer } from './overlay-container.ts';

interface DialogProps {
  readonly isOpen?: boolean;
  readonly title: string;
  readonly width?: number;
  /** Whether a press beside the dialog closes it. */
  readonly closesOutside?: boolean;
  /** A busy dialog stays open. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  /** The buttons. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A box over the page, with its buttons below. Ctrl+Enter presses the filled one. What is inside takes the focus with `FocusAtOnce`. */
export function Dialog({ isOpen = true, ...dialog }: DialogProps) {
  const around = use(OverlayContainer) ?? document.body;
  return isOpen && createPortal(<OpenDialog {...dialog} />, around);
}

function OpenDialog({ title, width = 420, footer, children, ...modal }: Omit<DialogProps, 'isOpen'>) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  return (
    <Modal {...modal} className="dialog" aria-labelledby={titleId} first={box}>
      <div ref={box} className="dialog-box" style={{ '--dialog-width': `${width}px` }} tabIndex={-1}>
        <h2 id={titleId}>{unbreakableNumbers(title)}</h2>
        <div className="dialog-body">{children}</div>
        <div className="dialog-buttons">{footer}</div>
        <FilledButtonKey box={box} />
      </div>
    </Modal>
  );
}

/** Rendered inside the dialog, because the keys of what is below rest while it is open. */
function FilledButtonKey({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  const press = () => box.current?.querySelector<HTMLElement>('.dialog-buttons > .button-filled:not(:disabled)')?.click();
  // Once the field with the focus has taken what was typed, as a form does.
  useKeys([{ key: 'Ctrl+Enter', does: '', act: () => queueMicrotask(press) }]);
  return null;
}
