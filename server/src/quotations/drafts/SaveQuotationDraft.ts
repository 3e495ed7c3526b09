import { isJsonObject, isTooLargeDraft } from '@vikray/contract/quotations/quotation-draft.ts';
import { handler } from '../../platform/handler.ts';
import { draftExists, insertDraft, updateDraft } from './draft-store.ts';
import { findQuotation } from '../quotation-store.ts';

/** Drafts are private work in progress, so they leave no entries in the audit log. */
export const SaveQuotationDraft = handler('SaveQuotationDraft', async ({ db, input, user: { userId }, now, fail }) => {
  const { draftId, version, ...entered } = input;
  if (isTooLargeDraft(input.content)) throw fail('DraftTooLarge');
  if (!isJsonObject(input.content)) throw fail('ContentUnreadable');
  if (input.quotationId && !(await findQuotation(db, input.quotationId, now))) throw fail('QuotationNotFound');

  if (draftId === undefined) {
    const added = await insertDraft(db, entered, { userId, now });
    if (!added) throw fail('TooManyDrafts');
    return [added];
  }
  const changed = await updateDraft(db, { draftId, version, ...entered }, { userId, now });
  if (!changed) throw fail((await draftExists(db, userId, draftId)) ? 'DraftChanged' : 'DraftNotFound');
  return [changed];
});
