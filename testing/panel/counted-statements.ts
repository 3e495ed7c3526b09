/** Watches the statements that reach the database, on both engines. */
import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** A statement that ran, and how many rows came back. */
export interface RanStatement {
  readonly text: string;
  readonly rows: number;
}

/** Runs work and returns the statements that the panels of this process sent during it. PGlite's are not seen. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<RanStatement[]> {
  const ran: RanStatement[] = [];
  // The drivers overload these methods; here only the text and the rows matter.
  const watch = (prototype: object, name: string, note: (self: unknown, first: unknown, answer: unknown) => void) => {
    const methods = prototype as Record<string, Method>;
    const original = methods[name];
    return vi.spyOn(methods, name).mockImplementation(function (this: unknown, ...given) {
      const answer = original?.apply(this, given);
      note(this, given[0], answer);
      return answer;
    });
  };
  const spies = [
    ...['all', 'run'].map((name) =>
      watch(StatementSync.prototype, name, (self, _, answer) =>
        ran.push({ text: (self as StatementSync).sourceSQL, rows: Array.isArray(answer) ? answer.length : 0 }),
      ),
    ),
    watch(pg.Client.prototype, 'query', (_, query, answer) => {
      const text = typeof query === 'string' ? query : (query as { readonly text: string }).text;
      void Promise.resolve(answer as Promise<pg.QueryResult>).then(
        (result) => ran.push({ text, rows: result.rows.length }),
        () => ran.push({ text, rows: 0 }),
      );
    }),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return ran;
}
