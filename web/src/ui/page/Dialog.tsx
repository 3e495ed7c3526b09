import { use, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { OverlayContainer } from '../controls/overlay-container.ts';
import { useKeys } from '../keys/use-keys.ts';
import './dialog.css';
import { isFirstClick } from './first-click.ts';

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

/**
 * The box of every dialog: the browser's modal dialog, over the whole window. Ctrl+Enter presses its filled button. Escape closes it,
 * unless something open inside it takes the key for itself. The focus returns to where it was.
 */
export function Dialog({ isOpen = true, ...dialog }: DialogProps) {
  const around = use(OverlayContainer) ?? document.body;
  return isOpen && createPortal(<OpenDialog {...dialog} />, around);
}

function OpenDialog({ title, width = 420, closesOutside = true, isBusy = false, onClose, footer, children }: Omit<DialogProps, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const isClicked = useRef(false);
  const pressed = useRef<EventTarget>(undefined);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    // The browser would focus the first button, but what is inside knows better.
    box.current?.focus();
    setContainer(shown);
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  function close(): void {
    if (!isBusy) onClose();
  }

  function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
    // Keys pressed in a dialog over this one bubble up to here too.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isInside) return;
    event.stopPropagation();
    // Left to the browser, it would close at once, and say so later.
    event.preventDefault();
    close();
  }

  // The second click of the double click that opened it would close it, or press what happens to be there.
  function stopOpeningClick(event: MouseEvent): void {
    if (!isFirstClick(event) && !isClicked.current) event.stopPropagation();
    else isClicked.current = true;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside the box closes it, as Escape does
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) close();
      }}
      onMouseDown={(event) => {
        pressed.current = event.target;
      }}
      onClickCapture={stopOpeningClick}
      onClick={(event) => {
        // A selection of text may begin inside and end outside.
        const isBeside = event.target === event.currentTarget && (pressed.current ?? event.target) === event.target;
        if (isBeside && closesOutside) close();
      }}
    >
      <OverlayContainer value={container}>
        <div ref={box} className="dialog-box" style={{ '--dialog-width': `${width}px` }} tabIndex={-1}>
          <h2 id={titleId}>{unbreakableNumbers(title)}</h2>
          <div className="dialog-body">{children}</div>
          <div className="dialog-buttons">{footer}</div>
          <FilledButtonKey box={box} />
        </div>
      </OverlayContainer>
    </dialog>
  );
}

/** Rendered inside the dialog, because the keys of what is below rest while it is open. */
function FilledButtonKey({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  const press = () => box.current?.querySelector<HTMLElement>('.dialog-buttons > .button-filled:not(:disabled)')?.click();
  // Once the field with the focus has taken what was typed, as a form does.
  useKeys([{ key: 'Ctrl+Enter', does: '', act: () => queueMicrotask(press) }]);
  return null;
}
