import type { ReactNode } from 'react';
import { noticeIcons } from '../../platform/notice-icons.tsx';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import './note.css';

interface NoteProps {
  readonly kind: 'info' | 'warning' | 'error';
  readonly title: ReactNode;
  readonly description?: string;
  /** Buttons at the end of its line. */
  readonly action?: ReactNode;
}

/**
 * A sentence shown above what it is about, for as long as it applies. Screen readers are interrupted for a warning or an error, not for
 * mere information.
 */
export function Note({ kind, title, description, action }: NoteProps) {
  return (
    <div className={`note note-${kind}`} role={kind === 'info' ? 'status' : 'alert'}>
      {noticeIcons.warning}
      <div className="note-words">
        <p>{unbreakableNumbers(title)}</p>
        {description !== undefined && <p className="note-more">{unbreakableNumbers(description)}</p>}
      </div>
      {action}
    </div>
  );
}
