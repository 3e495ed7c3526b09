/** What other areas may use of the credit notes. */
export { creditNotesOfCustomer } from './moved-credit-note-store.ts';
export { creditedInPeriod, creditNumbersOfPeriod, hasCreditNotes, voidCreditNotes, type CreditedSale } from './credited-period-store.ts';
export { creditNoteRoute } from './credit-note-route.ts';
