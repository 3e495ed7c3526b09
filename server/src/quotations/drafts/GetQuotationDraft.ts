import { handler } from '../../platform/handler.ts';
import { listDrafts } from './draft-store.ts';

export const GetQuotationDraft = handler('GetQuotationDraft', async ({ db, input, user }) => listDrafts(db, user.userId, input.draftId));
