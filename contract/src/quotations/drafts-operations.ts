import { changed, rows, saved } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, invalid, notFound, tooLarge } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { quotationDraftMessages as say } from './quotation-draft-messages.ts';
import { draftToSave, quotationDraft } from './quotation-draft.ts';
import { quotationMessages } from './quotation-messages.ts';

const unknownDraft = { DraftNotFound: notFound(say.notFound) };

/** The operations on drafts of quotations, by name. */
export const draftsOperations = {
  /** The user's own drafts, newest first, or one of them. */
  GetQuotationDraft: read({ right: 'signed-in', input: body({ draftId: id.optional() }), answer: rows(quotationDraft) }),

  /** Saves what a user has entered for a quotation that is not submitted yet. */
  SaveQuotationDraft: write({
    right: 'signed-in',
    input: draftToSave,
    answer: saved('draftId'),
    isChange: ({ draftId }) => draftId !== undefined,
    failures: {
      DraftTooLarge: tooLarge('content', say.tooLarge),
      ContentUnreadable: invalid('content', say.notAnObject),
      QuotationNotFound: notFound(quotationMessages.notFound),
      ...unknownDraft,
      DraftChanged: conflict(say.changed),
      TooManyDrafts: conflict(say.tooMany),
    },
  }),

  DeleteQuotationDraft: write({
    right: 'signed-in',
    input: body({ draftId: id }),
    answer: changed('draftId'),
    failures: unknownDraft,
  }),
};
