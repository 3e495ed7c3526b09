import type { ReactNode } from 'react';
import { belongsTo, useShownFailure } from '../field/form-failure.tsx';
import './folded-section.css';

interface FoldedSectionProps {
  readonly title: string;
  /** The names of its fields. A failure at one of them opens the section. */
  readonly fields: readonly string[];
  readonly children: ReactNode;
}

/** A part of a form that few need: folded until someone opens it, or one of its fields is to be corrected. */
export function FoldedSection({ title, fields, children }: FoldedSectionProps) {
  const failure = useShownFailure();
  const isWrong = failure !== undefined && belongsTo(failure, fields);
  return (
    <details className="form-section folded-section" {...(isWrong && { open: true })}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
