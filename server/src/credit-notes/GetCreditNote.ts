import { listHandler } from '../platform/handler.ts';
import { pageOfCreditNotes } from './credit-note-store.ts';

export const GetCreditNote = listHandler('GetCreditNote', {
  page: ({ db, input }, window) => pageOfCreditNotes(db, input, window),
  idOf: (note) => note.creditNoteId,
});
