import type { ReactNode } from 'react';
import './note.css';

/** Several buttons at the end of a note. */
export function NoteActions({ children }: { readonly children: ReactNode }) {
  return <span className="note-actions">{children}</span>;
}
