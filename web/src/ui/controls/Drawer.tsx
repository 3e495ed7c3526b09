import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import './drawer.css';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';

interface DrawerProps {
  /** The edge of the window at which it opens: the right one for work on what the page shows, the lower one for a row on a phone. */
  readonly edge?: 'right' | 'left' | 'bottom';
  /** Whether it is as wide as one field needs. */
  readonly isNarrow?: boolean;
  readonly isOpen?: boolean;
  /** Its heading. */
  readonly title: ReactNode;
  /** Its name, if the title is a picture. */
  readonly label?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A drawer over the page. Going to a page, even the current one, closes it; choosing another row of the page does not. */
export function Drawer({ edge = 'right', isNarrow = false, isOpen = true, title, label, onClose, children }: DrawerProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const router = useRouter({ warn: false });
  const close = useEffectEvent(() => onClose());

  useEffect(() => {
    if (!isOpen) return undefined;
    return router?.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
      if (pathChanged || !toLocation.state.isChoice) close();
    });
  }, [router, isOpen]);

  return (
    <Modal
      isOpen={isOpen}
      className={`drawer drawer-${edge}${isNarrow ? ' drawer-narrow' : ''}`}
      aria-label={label}
      aria-labelledby={label === undefined ? headingId : undefined}
      first={closeButton}
      onClose={onClose}
    >
      <header>
        {label === undefined ? <h2 id={headingId}>{unbreakableNumbers(title)}</h2> : title}
        <IconButton ref={closeButton} label="Close" icon={<CloseIcon />} onClick={onClose} />
      </header>
      {label === undefined ? (
        // Without a tab stop, the keyboard cannot scroll this region.
        <div className="drawer-body" role="region" aria-labelledby={headingId} tabIndex={0}>
          {children}
        </div>
      ) : (
        children
      )}
    </Modal>
  );
}
