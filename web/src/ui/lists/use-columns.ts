import { useState } from 'react';
import type { Column } from './table-columns.ts';

/**
 * The columns of a list for these facts. They stay the same until a fact changes, because rows are drawn again only when their columns
 * change. Each fact must therefore stay the same from one drawing to the next, as the setter of a state does and a new function does not.
 */
export function useColumns<Row, Facts extends object>(columnsOf: (facts: Facts) => Column<Row>[], facts: Facts): Column<Row>[] {
  const [kept, setKept] = useState(() => ({ facts, columns: columnsOf(facts) }));
  if (areSame(kept.facts, facts)) return kept.columns;
  const columns = columnsOf(facts);
  setKept({ facts, columns });
  return columns;
}

function areSame(before: object, now: object): boolean {
  const values = new Map<string, unknown>(Object.entries(now));
  return Object.entries(before).every(([name, value]) => Object.is(value, values.get(name)));
}
