import { creditNoteHistory } from '@vikray/contract/credit-notes/credit-note-messages.ts';
import { isMissingAfterwards } from '../money/public.ts';
import { lockRow } from '../platform/database/row-locks.ts';
import { handler } from '../platform/handler.ts';
import { changeCreditNote, findCreditNote } from './credit-note-store.ts';

export const VoidCreditNote = handler('VoidCreditNote', async ({ db, input, user, now, fail, record }) => {
  const { creditNoteId, version, reason } = input;
  const known = await findCreditNote(db, creditNoteId);
  if (!known) throw fail('CreditNoteNotFound');
  await lockRow(db, 'customers', known.customerId);
  const before = (await findCreditNote(db, creditNoteId)) ?? known;
  if (version !== undefined && version !== before.version) throw fail('VersionConflict');
  if (before.isVoid === 'Yes') return [{ creditNoteId }];
  const change = { voided_at: now, void_reason: reason };
  if (!(await changeCreditNote(db, before, change, { userId: user.userId, now }))) throw fail('VersionConflict');
  if (await isMissingAfterwards(db, { customerId: before.customerId, companyId: before.companyForId })) throw fail('PaidBack');
  record({
    record: 'credit note',
    id: creditNoteId,
    before,
    after: await findCreditNote(db, creditNoteId),
    summary: creditNoteHistory.madeVoid(before.number, reason),
    relatedRecords: [
      { record: 'customer', id: before.customerId },
      { record: 'order', id: before.orderId },
    ],
  });
  return [{ creditNoteId }];
});
