import type { StateRules } from '@vikray/contract/platform/state-rules.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a row has a state, by the rules that also compute the word: its facts hold, and those of no earlier word do. `allOf` is the SQL
 * of some facts together.
 */
export function hasState<Word extends string, Facts>(
  rules: StateRules<Word, Facts>,
  word: Word,
  allOf: (facts: Partial<Facts>) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const place = rules.findIndex(([each]) => each === word);
  const own = rules[place]?.[1] ?? {};
  const earlier = rules.slice(0, place).map(([, facts]) => sql<boolean>`not ${allOf(facts)}`);
  return sql<boolean>`${sql.join([allOf(own), ...earlier], sql` and `)}`;
}
