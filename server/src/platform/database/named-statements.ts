import type { ClientBase } from 'pg';

/** Statements that a connection keeps prepared. Each takes some 20 KB of PostgreSQL's memory. */
const maxNamed = 200;
/** Texts of which a connection remembers that they were used once. */
const maxSeen = 1000;

type Query = (query: unknown, values?: unknown, ...more: unknown[]) => unknown;

/**
 * Lets PostgreSQL keep the statements of transactions prepared: from its second use on a connection, a statement is neither read nor, as a
 * rule, planned again. Other statements stay as they are, because a search must be planned for what is searched.
 */
export function nameStatements(client: ClientBase): void {
  const inherited = Object.getPrototypeOf(client) as { readonly query: Query };
  const query: Query = (...given) => inherited.query.apply(client, given);
  const seen = new Set<string>();
  const names = new Map<string, string>();
  let isInTransaction = false;

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNamed) return known;
    if (!seen.has(text)) {
      if (seen.size >= maxSeen) seen.clear();
      seen.add(text);
      return undefined;
    }
    const name = `v${names.size}`;
    names.set(text, name);
    return name;
  }

  const named: Query = (text, values, ...more) => {
    if (typeof text !== 'string') return query(text, values, ...more);
    if (/^(?:begin|start transaction)/.test(text)) isInTransaction = true;
    else if (text === 'commit' || text === 'rollback') isInTransaction = false;
    else if (isInTransaction && Array.isArray(values)) {
      const name = nameOf(text);
      if (name !== undefined) return query({ name, text, values }, ...more);
    }
    return query(text, values, ...more);
  };
  client.query = named as ClientBase['query'];
}
