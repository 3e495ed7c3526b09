import './rights-tables.ts';
import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import { bestFirst } from '@vikray/contract/platform/ranking.ts';
import { searchTerms } from '@vikray/contract/platform/search-terms.ts';
import type { UserName } from '@vikray/contract/rights/assigned-right.ts';
import type { RowsAndTotal, Window } from '../platform/database/lists/list-page.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';

/**
 * One window of the active users by name, or the single user with a number. An office has some dozens of users, so this reads all of them
 * and filters here. The search looks for each typed word in employee number, name and designation.
 */
export async function pageOfUserNames(db: Db, userId: number | undefined, window: Window): Promise<RowsAndTotal<UserName>> {
  const rows = await db
    .selectFrom('users')
    .select(['id as userId', 'emp_number as empNumber', 'name', 'designation', 'login_type as loginType'])
    .where('status', '<>', 'Deleted')
    .$if(userId !== undefined, (query) => query.where('id', '=', userId ?? 0))
    .execute();
  const byTheirNames = rows.filter((row) => hasAll(row, searchTerms(window.search ?? ''))).toSorted(byName);
  if (window.descending) byTheirNames.reverse();
  const found =
    window.sort === bestMatch
      ? bestFirst(byTheirNames, window.search ?? '', (row) => [row.name, row.empNumber, row.designation])
      : byTheirNames;
  const start = window.after === undefined ? window.offset : found.findIndex((row) => row.userId === window.after) + 1;
  const page = found.slice(start, start + window.limit);
  return window.wantsTotal ? { rows: page, total: found.length } : { rows: page };
}

function hasAll({ empNumber, name, designation }: UserName, terms: readonly string[]): boolean {
  const text = searchTextOf([empNumber, name, designation]);
  return terms.every((term) => text.includes(term));
}

function byName(one: UserName, other: UserName): number {
  const [left, right] = [nameKey(one.name), nameKey(other.name)];
  return left === right ? one.userId - other.userId : left < right ? -1 : 1;
}
