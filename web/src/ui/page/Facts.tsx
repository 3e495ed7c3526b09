import type { ReactNode } from 'react';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { breakable } from './breakable.tsx';
import './facts.css';
import { unbroken } from './unbroken.ts';

export interface Fact {
  readonly label: string;
  /** Blank when there is none, shown as a dash. */
  readonly text: ReactNode;
}

/** The details of a record, read-only: a label above each value, side by side if there is room. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={unbroken(text) || undefined}>{text === '' ? '–' : unbreakableNumbers(breakable(text))}</dd>
        </div>
      ))}
    </dl>
  );
}
