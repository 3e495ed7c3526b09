import type { ReactNode } from 'react';
import { belongsTo, useShownFailure } from '../field/form-failure.tsx';
import './folded-section.css';

interface FoldedSectionProps {
  readonly title: string;
  /** The names of its fields. A failure at one of them opens the section. */
  readonly fields: readonly string[];
  /** It is a part of a section. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

/** A part of a form that few need: folded until someone opens it, or one of its fields is to be corrected. */
export function FoldedSection({ title, fields, isPart = false, children }: FoldedSectionProps) {
  const failure = useShownFailure();
  const Heading = isPart ? 'h3' : 'h2';
  const isWrong = failure !== undefined && belongsTo(failure, fields);
  return (
    <details className={`${isPart ? 'form-part' : 'form-section'} folded-section`} {...(isWrong && { open: true })}>
      <summary>
        <Heading>{title}</Heading>
      </summary>
      {children}
    </details>
  );
}
