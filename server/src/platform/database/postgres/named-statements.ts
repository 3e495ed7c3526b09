import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { isOutdatedStatement } from '../errors.ts';

/** The most prepared statements of a connection. Each takes some 20 KB of PostgreSQL's memory. */
const maxPrepared = 200;
/** The most statements that a connection remembers as used once. */
const maxSeen = 1000;

const mark = '/* prepared */';

/** Marks a select that often runs outside transactions, and whose plan does not depend on its values. */
export const alwaysPrepared = sql.raw(mark);

type Query = (query: unknown, values?: unknown, ...more: unknown[]) => unknown;

/** How often prepared statements have become outdated, as after a migration. The connections of a pool share it. */
export interface Outdated {
  times: number;
}

/**
 * Makes a connection prepare the statements of transactions: from its second use on, PostgreSQL neither parses a statement nor, as a rule,
 * plans it again. Outside of transactions, only statements with `alwaysPrepared` are prepared, because a search must be planned for its
 * words. If the result columns of a prepared statement have changed, its transaction fails, and each connection drops its prepared
 * statements before its next transaction; a statement outside of a transaction is retried at once.
 */
export function prepareStatements(client: ClientBase, outdated: Outdated): void {
  const inherited = Object.getPrototypeOf(client) as { readonly query: Query };
  const query: Query = (...given) => inherited.query.apply(client, given);
  const seen = new Set<string>();
  const names = new Map<string, string>();
  let isInTransaction = false;
  let named = 0;
  let outdatedBefore = outdated.times;

  function begin(): void {
    isInTransaction = true;
    if (outdatedBefore === outdated.times) return;
    outdatedBefore = outdated.times;
    names.clear();
    void Promise.resolve(query('deallocate all')).catch(() => {});
  }

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxPrepared) return known;
    if (!seen.has(text)) {
      if (seen.size >= maxSeen) seen.clear();
      seen.add(text);
      return undefined;
    }
    const name = `v${named++}`;
    names.set(text, name);
    return name;
  }

  function countOutdated(answer: unknown): unknown {
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isOutdatedStatement(error)) outdated.times++;
      });
    return answer;
  }

  function retryIfOutdated(text: string, answer: unknown, retry: () => unknown): unknown {
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (!isOutdatedStatement(error)) throw error;
      outdated.times++;
      names.delete(text);
      return retry();
    });
  }

  const queryByName: Query = (text, values, ...more) => {
    if (typeof text !== 'string') return query(text, values, ...more);
    if (/^(?:begin|start transaction)/.test(text)) begin();
    else if (text === 'commit' || text === 'rollback') isInTransaction = false;
    else if (isInTransaction && Array.isArray(values)) {
      const name = nameOf(text);
      if (name !== undefined) return countOutdated(query({ name, text, values }, ...more));
    } else if (text.includes(mark) && more.length === 0) {
      const name = nameOf(text);
      if (name !== undefined) return retryIfOutdated(text, query({ name, text, values }), () => query(text, values));
    }
    return query(text, values, ...more);
  };
  client.query = queryByName as ClientBase['query'];
}
