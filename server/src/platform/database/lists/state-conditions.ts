import type { StateRules } from '@vikray/contract/platform/state-rules.ts';
import { sql, type RawBuilder } from 'kysely';

type AllOf<Facts> = (facts: Partial<Facts>) => RawBuilder<boolean>;

/**
 * Whether a row has a state, by the rules that also compute its word: the facts of this word hold, and those of no earlier word do. `allOf`
 * is the SQL for several facts together.
 */
export function hasState<Word extends string, Facts extends object>(
  rules: StateRules<Word, Facts>,
  word: Word,
  allOf: AllOf<Facts>,
): RawBuilder<boolean> {
  const ways = rules.flatMap(([each, own], index) => {
    if (each !== word) return [];
    const earlier = rules.slice(0, index).filter(([, facts]) => !contradicts(facts, own));
    return sql<boolean>`${sql.join([allOf(own), ...earlier.map(([, facts]) => notAll(facts, allOf))], sql` and `)}`;
  });
  const [only] = ways;
  return ways.length === 1 && only ? only : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** Whether some facts cannot hold where the others do, so that their state need not be excluded. */
function contradicts<Facts extends object>(facts: Partial<Facts>, others: Partial<Facts>): boolean {
  return (Object.keys(facts) as (keyof Facts)[]).some((fact) => fact in others && facts[fact] !== others[fact]);
}

/** That not all of these facts hold. A single fact is negated, so that the condition matches that of an index. */
function notAll<Facts extends object>(facts: Partial<Facts>, allOf: AllOf<Facts>): RawBuilder<boolean> {
  const [[fact, value] = [], ...others] = Object.entries(facts);
  if (fact === undefined || others.length > 0 || typeof value !== 'boolean') return sql<boolean>`not ${allOf(facts)}`;
  return allOf({ [fact]: !value } as Partial<Facts>);
}
