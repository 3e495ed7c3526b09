import type { ReactNode } from 'react';
import { today } from '../../platform/today.ts';
import { Field } from '../field/Field.tsx';
import { DateInput } from '../inputs/DateInput.tsx';
import './filter-grid.css';

/** The days of a list, both included. */
export interface ShownPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface FilterGridProps {
  readonly period: ShownPeriod;
  readonly ask: (period: ShownPeriod) => void;
  /** The other filters, which come first. */
  readonly children: ReactNode;
}

/** The filters of a list of events: its own ones, and the first and last day. */
export function FilterGrid({ period: { from, to }, ask, children }: FilterGridProps) {
  return (
    <div className="filter-grid" role="group" aria-label="Filters">
      {children}
      <Field name="from" label="From">
        <DateInput value={from} onChange={(day) => ask({ from: day })} latest={to ?? today()} />
      </Field>
      <Field name="to" label="To">
        <DateInput value={to} onChange={(day) => ask({ to: day })} latest={today()} {...(from !== undefined && { earliest: from })} />
      </Field>
    </div>
  );
}
