/** The terms' SQL. Reading: pageOfTerms, listTermChoices, findTerm. Writing: insertTerm, updateTerm, refreshSearchText. */
import { createHash } from 'node:crypto';
import { longDate } from '@vikray/contract/platform/dates.ts';
import { comparable } from '@vikray/contract/platform/search-terms.ts';
import type { Term, TermCategory } from '@vikray/contract/terms/term.ts';
import { sql, type RawBuilder } from 'kysely';
import { isNotDeleted, updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { TermDetails } from './terms-tables.ts';

/** One window of the terms, of one category or all, oldest first. */
export async function pageOfTerms(db: Db, category: TermCategory | undefined, window: Window): Promise<RowsAndTotal<Term>> {
  const filters: RawBuilder<boolean>[] = category === undefined ? [] : [sql`terms.category = ${category}`];
  return readPage(
    db,
    {
      table: 'terms',
      listed: sql`terms.status <> 'Deleted'`,
      filters,
      sortColumns: { added: 'id' },
      rowsOf: (ids) =>
        selectTerms(db)
          .where(isAmong(db, 'id', ids))
          .execute(),
      idOf: (term) => term.termsId,
    },
    window,
  );
}

function selectTerms(db: Db) {
  return db
    .selectFrom('terms')
    .select(['id as termsId', 'category', 'description', 'updated_at as updatedOn', 'version'])
    .select(sql<0 | 1>`is_shown`.as('show'));
}

/** The texts of all terms with their categories, oldest first. */
export async function listTermChoices(db: Db): Promise<{ label: TermCategory; value: string }[]> {
  return db
    .selectFrom('terms')
    .select(['category as label', 'description as value'])
    .where('status', '<>', 'Deleted')
    .orderBy('id')
    .execute();
}

/** A term; nothing when it does not exist or is deleted. */
export async function findTerm(db: Db, termId: number): Promise<Term | undefined> {
  return selectTerms(db).where('id', '=', termId).where('status', '<>', 'Deleted').executeTakeFirst();
}

/** The columns of a term as entered. A hash detects duplicates, because a text may be longer than an index entry. */
export function termColumns({ category, description, show }: Pick<Term, 'category' | 'description' | 'show'>): TermDetails {
  return { category, description, description_key: createHash('sha256').update(comparable(description)).digest('hex'), is_shown: show };
}

/** Adds a term and returns its number. Violates terms_once when its category already has the same text. */
export async function insertTerm(db: Db, details: TermDetails, { userId, now }: WriteStamp): Promise<number> {
  const { id } = await db
    .insertInto('terms')
    .values({ ...details, status: 'Active', version: 1, search_text: '', updated_by_id: userId, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a term if it still has the version that the change is based on. Otherwise nothing changes and the answer is false. */
export async function updateTerm(
  db: Db,
  { termsId, version }: Pick<Term, 'termsId' | 'version'>,
  change: Partial<TermDetails> & { readonly status: 'Active' | 'Deleted' },
  stamp: WriteStamp,
): Promise<boolean> {
  return updateIfUnchanged(db, 'terms', { id: termsId, version }, change, stamp, isNotDeleted);
}

/** Makes the search find the term by what its list shows; a deleted term is never found. Call it after every change. */
export async function refreshSearchText(db: Db, termId: number): Promise<Term | undefined> {
  const term = await findTerm(db, termId);
  const text = term ? searchTextOf([term.category, term.description, longDate(term.updatedOn)]) : '';
  await db.updateTable('terms').set({ search_text: text }).where('id', '=', termId).execute();
  return term;
}
