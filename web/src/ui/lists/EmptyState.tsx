import type { ReactNode } from 'react';
import { Desk } from '../page/Desk.tsx';
import './empty-state.css';

interface EmptyStateProps {
  readonly sentence: string;
  /** The one thing to do about it. */
  readonly children?: ReactNode;
}

/** What stands where rows would: a line drawing, a sentence, one action. */
export function EmptyState({ sentence, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Desk />
      <p role="status">{sentence}</p>
      {children}
    </div>
  );
}
