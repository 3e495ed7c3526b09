/** What other areas may use of the credit notes. */
export { creditNotesOfCustomer } from './credit-note-moves.ts';
export { creditedInPeriod, creditNumbersOfPeriod, type CreditedSale } from './credited-period-store.ts';
export { creditNoteRoute } from './credit-note-route.ts';
