import { use, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { isFirstClick } from './first-click.ts';
import { OverlayContainer } from './overlay-container.ts';

interface ModalProps {
  readonly isOpen?: boolean;
  readonly className: string;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  /** What the focus begins at. */
  readonly first: RefObject<HTMLElement | null>;
  /** Whether a press beside it closes it. */
  readonly closesOutside?: boolean;
  /** While it is busy, it stays open. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's modal dialog, which keeps the focus inside. Escape and a press beside it close it, unless something open inside it takes
 * the key for itself. The focus returns to where it was.
 */
export function Modal({ isOpen = true, first, closesOutside = true, isBusy = false, onClose, children, ...element }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const around = use(OverlayContainer);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const isClicked = useRef(false);
  const pressed = useRef<EventTarget>(undefined);
  const isClosedHere = useRef(false);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    const shown = dialog.current;
    isClosedHere.current = false;
    if (!shown?.open) shown?.showModal();
    // The browser would focus the first button.
    first.current?.focus();
    isClicked.current = false;
    setContainer(shown);
    return () => {
      // Also while what takes its place is loading: nobody has closed it then.
      isClosedHere.current = true;
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen, first]);

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
      {...element}
      ref={dialog}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) close();
      }}
      // A browser may close it without a choice. What is said of an earlier time that it was open no longer matters.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && isOpen && !currentTarget.open && !isClosedHere.current) onClose();
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
      {/* What opens inside while it is closed, as from the sheet of a row, must not be hidden with it. */}
      <OverlayContainer value={isOpen ? container : around}>{children}</OverlayContainer>
    </dialog>
  );
}
