import { handler } from '../../platform/handler.ts';
import { discardDraft } from './draft-store.ts';

export const DeleteQuotationDraft = handler('DeleteQuotationDraft', async ({ db, input: { draftId }, user, fail }) => {
  if (!(await discardDraft(db, user.userId, draftId))) throw fail('DraftNotFound');
  return [{ draftId }];
});
