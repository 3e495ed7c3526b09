import { sql, type Kysely } from 'kysely';
import { dealText, type DealTextRow } from '../platform/database/for-migrations/deal-text.ts';
import { rewriteSearchTexts, writeSearchTexts } from '../platform/database/for-migrations/write-search-texts.ts';

/** The search finds a deal by its contact person, amount, next date, step and last outcome, too. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await rewriteSearchTexts(db, 'deals', () =>
    writeSearchTexts(db, 'deals', async (after, limit) => {
      const { rows } = await sql<DealTextRow & { id: number }>`
        select deals.*, users.name as owner, contact_persons.name as person, contact_persons.mobile as person_mobile,
          contact_persons.phone as person_phone, (
            select sales_calls.call_action from sales_calls where sales_calls.deal_id = deals.id
            order by sales_calls.acted_on desc, sales_calls.id desc limit 1) as last_outcome
        from deals inner join users on users.id = deals.owner_id
        left join contact_persons on contact_persons.id = (
          select contact_person_id from quotations where quotations.deal_id = deals.id and quotations.superseded_by_id is null
          order by case when quotations.status <> 'Void' and quotations.lost_on = '' then 0 else 1 end, quotations.id desc limit 1)
        where deals.id > ${after} and deals.emptied_at = '' order by deals.id limit ${limit}`.execute(db);
      return rows.map((row) => ({ id: row.id, text: dealText(row) }));
    }),
  );
}
