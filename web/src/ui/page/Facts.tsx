import type { ReactNode } from 'react';
import './facts.css';
import { unbroken } from './unbroken.ts';

export interface Fact {
  readonly label: string;
  /** Blank when there is none: then a dash stands for it. */
  readonly text: ReactNode;
}

/** What is known of a record, to be read only: a label above each value, side by side where there is room. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={unbroken(text) || undefined}>{text === '' ? '–' : text}</dd>
        </div>
      ))}
    </dl>
  );
}
