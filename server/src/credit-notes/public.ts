/** What other areas may use of the credit notes. */
export { creditNotesOfCustomer } from './credit-note-moves.ts';
export { creditNoteRoute } from './credit-note-route.ts';
