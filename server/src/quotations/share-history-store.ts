import { isIndexed, type Subject } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';

type RelatedRecord = Pick<Subject, 'record' | 'id'>;

/** Adds to the history of `to` the entries of `from` that are also in the history of one of `of`. None of them is a product. */
export async function shareHistory(db: Db, of: readonly RelatedRecord[], from: RelatedRecord, to: RelatedRecord): Promise<void> {
  await db
    .insertInto('audit_subjects')
    .columns(['audit_id', 'record', 'record_id', 'kind', 'happened_at'])
    .expression((eb) =>
      eb
        .selectFrom('audit_subjects')
        .select(({ val }) => ['audit_id', val(to.record).as('record'), val(to.id).as('record_id'), 'kind', 'happened_at'])
        .where('record', '=', from.record)
        .where('record_id', '=', from.id)
        .where(isIndexed)
        .where('audit_id', 'in', (related) =>
          related
            .selectFrom('audit_subjects')
            .select('audit_id')
            .where(({ eb: is, and, or }) =>
              or(of.map(({ record, id }) => and([is('record', '=', record), is('record_id', '=', id), isIndexed]))),
            ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
