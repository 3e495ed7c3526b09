import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { isOutdatedStatement } from '../errors.ts';

/** Statements that a connection keeps prepared. Each takes some 20 KB of PostgreSQL's memory. */
const maxNamed = 200;
/** Texts of which a connection remembers that they were used once. */
const maxSeen = 1000;

const mark = '/* kept prepared */';

/** Marks a select that often runs outside transactions, and whose plan does not depend on its values. */
export const keptPrepared = sql.raw(mark);

type Query = (query: unknown, values?: unknown, ...more: unknown[]) => unknown;

/** How often prepared statements have become outdated, as after a migration; the connections of a pool share it. */
export interface Outdated {
  times: number;
}

/**
 * Lets PostgreSQL keep the statements of transactions prepared: from its second use on a connection, a statement is neither read nor, as a
 * rule, planned again. Without a transaction, only statements that say `keptPrepared` are kept, because a search must be planned for what
 * is searched. If the columns that a statement gives have changed, its transaction fails, and each connection gives up its statements
 * before its next one; a statement without a transaction is sent again.
 */
export function nameStatements(client: ClientBase, outdated: Outdated): void {
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
    if (known !== undefined || names.size >= maxNamed) return known;
    if (!seen.has(text)) {
      if (seen.size >= maxSeen) seen.clear();
      seen.add(text);
      return undefined;
    }
    const name = `v${named++}`;
    names.set(text, name);
    return name;
  }

  function noticingOutdated(answer: unknown): unknown {
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isOutdatedStatement(error)) outdated.times++;
      });
    return answer;
  }

  function againIfOutdated(text: string, answer: unknown, again: () => unknown): unknown {
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (!isOutdatedStatement(error)) throw error;
      outdated.times++;
      names.delete(text);
      return again();
    });
  }

  const queryByName: Query = (text, values, ...more) => {
    if (typeof text !== 'string') return query(text, values, ...more);
    if (/^(?:begin|start transaction)/.test(text)) begin();
    else if (text === 'commit' || text === 'rollback') isInTransaction = false;
    else if (isInTransaction && Array.isArray(values)) {
      const name = nameOf(text);
      if (name !== undefined) return noticingOutdated(query({ name, text, values }, ...more));
    } else if (text.includes(mark) && more.length === 0) {
      const name = nameOf(text);
      if (name !== undefined) return againIfOutdated(text, query({ name, text, values }), () => query(text, values));
    }
    return query(text, values, ...more);
  };
  client.query = queryByName as ClientBase['query'];
}
