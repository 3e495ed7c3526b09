import type { Goal, AttackOutcome } from '../attack-table.ts';
import type { AttackedEngine } from '../attacked-databases.ts';
import type { Office } from '../office.ts';

/** One attack listed in docs/security.md. */
export interface Attack {
  readonly name: string;
  readonly goal: Goal;
  /** The only engine that it runs against; absent for both. */
  readonly only?: AttackedEngine;
  /** For an attack of thousands of requests in a row: the time that it may take, instead of a minute. */
  readonly maxMs?: number;
  run(office: Office): Promise<AttackOutcome>;
}

/** How long a colleague may wait during a flood. */
export const unnoticed: Goal = { p99Ms: 50 };

/** Counts each answer: `401 × 20, 413 × 4`. */
export function tally(answers: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].map(([answer, count]) => `${answer} × ${count.toLocaleString('en-IN')}`).join(', ');
}
