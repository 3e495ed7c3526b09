import { foundActions, type FoundAction, type FoundRecord } from '@vikray/contract/palette/found-record.ts';
import type { SignedIn } from '../platform/identity.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Fit } from './first-match-store.ts';
import type { TypedSearch } from './typed-search.ts';

/** What a finder needs beside the search. */
export interface FinderContext {
  readonly db: Db;
  readonly typed: TypedSearch;
  readonly now: string;
  readonly user: Pick<SignedIn, 'userId' | 'rights'>;
}

/** A record with how well it fits. */
export type Hit = Omit<FoundRecord, 'kind'> & { readonly fit: Fit };

/** The given actions that are possible. */
export function possible(actions: Readonly<Partial<Record<FoundAction, boolean>>>): FoundAction[] {
  return foundActions.filter((action) => actions[action]);
}

/** Finds the best matches of one kind, best first. */
export type Finder = (context: FinderContext) => Promise<readonly Hit[]>;

/** Puts rows, read in any order, into the order in which they were found, each with how well it fits. */
export function inFoundOrder<Row extends { readonly id: number }>(
  found: ReadonlyMap<number, Fit>,
  rows: readonly Row[],
  shown: (row: Row) => Omit<Hit, 'id' | 'fit'>,
): Hit[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...found].flatMap(([id, fit]) => {
    const row = byId.get(id);
    return row ? [{ id, fit, ...shown(row) }] : [];
  });
}

/** The facts of a note, without blank ones. */
export function joined(...facts: readonly string[]): string {
  return facts.filter((fact) => fact !== '').join(' · ');
}
