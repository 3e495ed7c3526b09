import { mostOfKind } from '@vikray/contract/palette/found-record.ts';
import { noticePages } from '@vikray/contract/notices/notice.ts';
import { searchTerms, spanOf } from '@vikray/contract/platform/search-terms.ts';
import { threadRecords, type ThreadRecord } from '@vikray/contract/thread/timeline.ts';
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { inFoundOrder, type FinderContext, type Hit } from './finder.ts';
import { beginsWith, findFirst, isExactly, type Fit } from './first-match-store.ts';
import { mayFind } from './may-find.ts';

/** More than are shown, because the record of some may be deleted. */
const maxRows = 3 * mostOfKind;
const maxTitle = 90;

/** The notes by their words. */
export async function findNotes({ db, typed, user }: FinderContext): Promise<Hit[]> {
  const listed = isOfRecords(db, 'notes', user.rights);
  if (!listed || typed.containing === undefined) return [];
  const found = await findFirst(db, { table: 'notes', listed, exactly: [], beginning: [], containing: typed.containing }, maxRows);
  if (found.size === 0) return [];
  const rows = await db
    .selectFrom('notes')
    .select(['id', 'record', 'record_id as recordId', 'text as title'])
    .where(isAmong(db, 'id', [...found.keys()]))
    .execute();
  const terms = searchTerms(typed.containing);
  return withRecords(
    db,
    found,
    rows.map((row) => ({ ...row, title: excerpt(row.title, terms) })),
  );
}

/** The files by name. */
export async function findFiles({ db, typed, user }: FinderContext): Promise<Hit[]> {
  const listed = isOfRecords(db, 'attachments', user.rights);
  if (!listed) return [];
  const found = await findFirst(
    db,
    {
      table: 'attachments',
      listed,
      exactly: [isExactly(db, 'attachments.search_text', typed.folded)],
      beginning: [beginsWith(db, 'attachments.search_text', typed.folded)],
      containing: typed.containing,
    },
    maxRows,
  );
  if (found.size === 0) return [];
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'record', 'record_id as recordId', 'name as title'])
    .where(isAmong(db, 'id', [...found.keys()]))
    .execute();
  return withRecords(db, found, rows);
}

/** Whether a note or file belongs to a record that the user may find; undefined if there is no such kind. */
function isOfRecords(db: Db, table: 'notes' | 'attachments', rights: ReadonlySet<string>) {
  const kinds = threadRecords.filter((kind) => mayFind(kind, rights));
  if (kinds.length === 0) return undefined;
  return sql<boolean>`(${isAmong(db, `${table}.record`, kinds)} and ${sql.ref(`${table}.withdrawn_at`)} is null)`;
}

interface ThreadRow {
  readonly id: number;
  readonly record: ThreadRecord;
  readonly recordId: number;
  readonly title: string;
}

/** Each with the name of its record. What belongs to a deleted record is left out. */
async function withRecords(db: Db, found: ReadonlyMap<number, Fit>, rows: readonly ThreadRow[]): Promise<Hit[]> {
  const names = new Map<string, string>();
  for (const record of threadRecords) {
    const ids = rows.filter((row) => row.record === record).map(({ recordId }) => recordId);
    if (ids.length === 0) continue;
    for (const { id, name } of await namesOf(db, record, ids)) names.set(`${record} ${id}`, name);
  }
  const named = rows.flatMap((row) => {
    const note = names.get(`${row.record} ${row.recordId}`);
    return note === undefined ? [] : [{ ...row, note }];
  });
  const hits = inFoundOrder(found, named, ({ title, note, record, recordId }) => ({
    title,
    note,
    shownStatus: '',
    page: `${noticePages[record]}?id=${recordId}`,
    actions: [],
  }));
  return hits.slice(0, mostOfKind);
}

async function namesOf(db: Db, record: ThreadRecord, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  switch (record) {
    case 'customer':
      return db
        .selectFrom('customers')
        .select(['id', 'company_name as name'])
        .where('status', '<>', 'Deleted')
        .where(isAmong(db, 'id', ids))
        .execute();
    case 'product':
      return db
        .selectFrom('products')
        .select(['id', 'name'])
        .where('status', '<>', 'Deleted')
        .where(isAmong(db, 'id', ids))
        .execute();
    case 'order':
      return db
        .selectFrom('orders')
        .select(['id', 'number as name'])
        .where(isAmong(db, 'id', ids))
        .execute();
    case 'deal':
      return db
        .selectFrom('deals')
        .select(['id', 'number as name'])
        .where('emptied_at', '=', '')
        .where(isAmong(db, 'id', ids))
        .execute();
  }
}

/** The part of a note that has the first of the words, on one line. */
function excerpt(text: string, terms: readonly string[]): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= maxTitle) return whole;
  const at = spanOf(whole, terms[0] ?? '')?.start ?? 0;
  const from = at < maxTitle / 2 ? 0 : whole.indexOf(' ', at - maxTitle / 2) + 1;
  return `${from > 0 ? '… ' : ''}${whole.slice(from, from + maxTitle).trim()}${from + maxTitle < whole.length ? ' …' : ''}`;
}
