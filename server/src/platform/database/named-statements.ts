import type { ClientBase } from 'pg';
import { isOutdatedStatement } from './errors.ts';

/** Statements that a connection keeps prepared. Each takes some 20 KB of PostgreSQL's memory. */
const maxNamed = 200;
/** Texts of which a connection remembers that they were used once. */
const maxSeen = 1000;

type Query = (query: unknown, values?: unknown, ...more: unknown[]) => unknown;

/** How often prepared statements have become outdated, as after a migration; the connections of a pool share it. */
export interface Outdated {
  times: number;
}

/**
 * Lets PostgreSQL keep the statements of transactions prepared: from its second use on a connection, a statement is neither read nor, as a
 * rule, planned again. Other statements stay as they are, because a search must be planned for what is searched. If the columns that a
 * statement gives have changed, its transaction fails, and each connection gives up its statements before its next one.
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

  const queryByName: Query = (text, values, ...more) => {
    if (typeof text !== 'string') return query(text, values, ...more);
    if (/^(?:begin|start transaction)/.test(text)) begin();
    else if (text === 'commit' || text === 'rollback') isInTransaction = false;
    else if (isInTransaction && Array.isArray(values)) {
      const name = nameOf(text);
      if (name !== undefined) return noticingOutdated(query({ name, text, values }, ...more));
    }
    return query(text, values, ...more);
  };
  client.query = queryByName as ClientBase['query'];
}
