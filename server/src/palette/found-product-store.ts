import { mostOfKind } from '@vikray/contract/palette/found-record.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import { inFoundOrder, joined, type FinderContext, type Hit } from './finder.ts';
import { beginsWith, findFirst, isExactly } from './first-match-store.ts';

/** The products by code or name. */
export async function findProducts({ db, typed }: FinderContext): Promise<Hit[]> {
  const hasCode = sql<boolean>`products.code_key <> ''`;
  const found = await findFirst(
    db,
    {
      table: 'products',
      listed: sql`products.status <> 'Deleted'`,
      exactly: [isExactly(db, 'products.name_key', typed.text), sql`(${isExactly(db, 'products.code_key', typed.text)} and ${hasCode})`],
      beginning: [
        beginsWith(db, 'products.name_key', typed.text),
        sql`(${beginsWith(db, 'products.code_key', typed.text)} and ${hasCode})`,
      ],
      containing: typed.containing,
    },
    mostOfKind,
  );
  if (found.size === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'code', 'mrp_paise', 'status'])
    .where(isAmong(db, 'id', [...found.keys()]))
    .execute();
  return inFoundOrder(found, rows, ({ id, name, code, mrp_paise: mrp, status }) => ({
    title: name,
    note: joined(code, formatRupees(mrp)),
    shownStatus: status,
    page: `viewproduct?id=${id}`,
    actions: [],
  }));
}
