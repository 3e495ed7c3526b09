import type { ReactNode } from 'react';
import { Desk } from '../page/Desk.tsx';
import './empty-state.css';

interface EmptyStateProps {
  readonly sentence: string;
  /** The one action offered. */
  readonly children?: ReactNode;
}

/** What replaces missing rows: a line drawing, a sentence and one action. */
export function EmptyState({ sentence, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Desk />
      <p role="status">{sentence}</p>
      {children}
    </div>
  );
}
