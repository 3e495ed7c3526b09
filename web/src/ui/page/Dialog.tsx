import { Modal } from 'antd';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
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
 * The box of every dialog. Escape closes it, unless something open inside it takes the key for itself. antd alone ignores Escape while a
 * list inside the dialog is fading out, so that a quick second press would be lost.
 */
export function Dialog({ isOpen = true, width = 420, closesOutside = true, isBusy = false, onClose, title, ...box }: DialogProps) {
  const isClicked = useRef(false);
  useEffect(() => {
    isClicked.current = false;
  }, [isOpen]);

  function close(): void {
    if (!isBusy) onClose();
  }

  function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
    // Keys pressed in a list or calendar over the dialog bubble up to here too.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isInside || !isOpen) return;
    event.stopPropagation();
    // The drawer around it stays open.
    event.preventDefault();
    close();
  }

  // The second click of the double click that opened it would close it, or press what happens to be there.
  function stopOpeningClick(event: MouseEvent): void {
    if (!isFirstClick(event) && !isClicked.current) event.stopPropagation();
    else isClicked.current = true;
  }

  return (
    <Modal
      {...box}
      title={unbreakableNumbers(title)}
      open={isOpen}
      width={width}
      centered
      closable={false}
      mask={{ closable: closesOutside }}
      onCancel={close}
      wrapProps={{ onKeyDown: closeOnEscape, onClickCapture: stopOpeningClick }}
    />
  );
}
