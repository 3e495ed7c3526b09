import type { Waits } from './probe.ts';

/** The result of an attack. */
export interface AttackOutcome {
  readonly tries: number;
  /** A short summary with numbers. */
  readonly summary: string;
  /** Whether everything except the response times was as required. */
  readonly isRepelled: boolean;
}

export interface Goal {
  /** 99 of 100 light requests are answered within this time. */
  readonly p99Ms: number;
  readonly maxMs?: number;
}

export interface AttackResult extends AttackOutcome {
  readonly attack: string;
  readonly goal: Goal;
  readonly waits: Waits;
}

export function meetsGoal({ isRepelled, goal, waits }: AttackResult): boolean {
  return isRepelled && waits.p99 <= goal.p99Ms && waits.max <= (goal.maxMs ?? Infinity);
}

export const tableHead = '| attack | tries | outcome | p50 | p99 | max | goal | |\n|---|---|---|---|---|---|---|---|';

/** A result as a row of the table. */
export function tableRow(result: AttackResult): string {
  const { attack, tries, summary, goal, waits } = result;
  const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  const most = `p99 ${goal.p99Ms}${goal.maxMs === undefined ? '' : `, max ${goal.maxMs}`}`;
  const cells = [attack, tries, summary, ms(waits.p50), ms(waits.p99), ms(waits.max), most, meetsGoal(result) ? 'met' : '**missed**'];
  return `| ${cells.join(' | ')} |`;
}
