import type { ReactNode } from 'react';
import { DeskDrawing } from '../page/DeskDrawing.tsx';
import './empty-state.css';

interface EmptyStateProps {
  readonly sentence: string;
  /** The actions offered. */
  readonly children?: ReactNode;
}

/** What replaces missing rows: a line drawing, a sentence and what to do. */
export function EmptyState({ sentence, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <DeskDrawing />
      <p role="status">{sentence}</p>
      {children && <div className="empty-actions">{children}</div>}
    </div>
  );
}
