import type { StateRules } from '@vikray/contract/platform/state-rules.ts';
import { sql, type RawBuilder } from 'kysely';

type AllOf<Facts> = (facts: Partial<Facts>) => RawBuilder<boolean>;

/**
 * Whether a row has a state, by the rules that also compute the word: its facts hold, and those of no earlier word do. `allOf` is the SQL
 * of some facts together.
 */
export function hasState<Word extends string, Facts extends object>(
  rules: StateRules<Word, Facts>,
  word: Word,
  allOf: AllOf<Facts>,
): RawBuilder<boolean> {
  const place = rules.findIndex(([each]) => each === word);
  const own = rules[place]?.[1] ?? {};
  const earlier = rules.slice(0, place).filter(([, facts]) => !contradicts(facts, own));
  return sql<boolean>`${sql.join([allOf(own), ...earlier.map(([, facts]) => notAll(facts, allOf))], sql` and `)}`;
}

/** Whether some facts cannot hold where the others do. A state with such facts need not be excluded. */
function contradicts<Facts extends object>(facts: Partial<Facts>, others: Partial<Facts>): boolean {
  return (Object.keys(facts) as (keyof Facts)[]).some((fact) => fact in others && facts[fact] !== others[fact]);
}

/** That not all of these facts hold. A single one is turned round, so that the condition is that of an index. */
function notAll<Facts extends object>(facts: Partial<Facts>, allOf: AllOf<Facts>): RawBuilder<boolean> {
  const [[fact, value] = [], ...others] = Object.entries(facts);
  if (fact === undefined || others.length > 0 || typeof value !== 'boolean') return sql<boolean>`not ${allOf(facts)}`;
  return allOf({ [fact]: !value } as Partial<Facts>);
}
