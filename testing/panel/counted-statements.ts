/** Watches the statements that reach the database, on both engines. */
import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** Runs work and returns the texts of the statements that the panels of this process sent during it. PGlite's are not seen. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  // The drivers overload these methods; here only the text of the statement matters.
  const watch = (prototype: object, name: string, textOf: (self: unknown, first: unknown) => string) => {
    const methods = prototype as Record<string, Method>;
    const original = methods[name];
    return vi.spyOn(methods, name).mockImplementation(function (this: unknown, ...given) {
      texts.push(textOf(this, given[0]));
      return original?.apply(this, given);
    });
  };
  const spies = [
    ...['all', 'run'].map((name) => watch(StatementSync.prototype, name, (self) => (self as StatementSync).sourceSQL)),
    watch(pg.Client.prototype, 'query', (_, query) => (typeof query === 'string' ? query : (query as { readonly text: string }).text)),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return texts;
}
