/**
 * The words for the state of a record, in the order in which they are decided. Each word needs these facts; all of them must hold. A word
 * can stand at several places.
 */
export type StateRules<Word extends string, Facts> = readonly (readonly [word: Word, needed: Partial<Facts>])[];

/**
 * The first word whose facts all hold; undefined if there is none. The server makes its conditions for filters from the same rules
 * (`platform/database/lists/state-conditions.ts`).
 */
export function stateBy<Word extends string, Facts extends object>(
  rules: StateRules<Word, NoInfer<Facts>>,
  facts: Facts,
): Word | undefined {
  const holds = (needed: Partial<Facts>) => (Object.keys(needed) as (keyof Facts)[]).every((fact) => needed[fact] === facts[fact]);
  return rules.find(([, needed]) => holds(needed))?.[0];
}
