import { CloseIcon } from '../icons/CloseIcon.tsx';
import type { ReactNode, Ref } from 'react';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';

interface DialogHeadProps {
  /** The id of the heading, which names the dialog. */
  readonly id: string;
  readonly title: ReactNode;
  /** The button that closes the dialog, where the focus begins. */
  readonly closeButton: Ref<HTMLButtonElement>;
  readonly onClose: () => void;
}

/** The heading of a dialog over the page, with the button that closes it. */
export function DialogHead({ id, title, closeButton, onClose }: DialogHeadProps) {
  return (
    <header>
      <h2 id={id}>{unbreakableNumbers(title)}</h2>
      <button ref={closeButton} type="button" className="icon-button" aria-label="Close" onClick={onClose}>
        <CloseIcon />
      </button>
    </header>
  );
}
