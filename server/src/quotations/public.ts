/** What other areas may use of the quotations. */
export { nextDocumentNumber } from './document-number.ts';
export { refreshQuotation } from './deal-standing.ts';
export { findCurrentNumber } from './change-store.ts';
export { forgetOldDrafts } from './draft-store.ts';
export { asAmounts, copiedColumns, type CopiedColumns } from './copied-columns.ts';
export { readPrinted, readTexts, type PrintedTexts } from './printed-columns.ts';
export { queuedQuotations } from './approval-queue-store.ts';
export { payingFacts, proformaRoute } from './proforma-route.ts';
export { quotationPdfRoute } from './quotation-pdf-route.ts';
export { expiryWords } from './expiry-words.ts';
export { guardQuotation } from './quotation-guard.ts';
export { lockApproved, takeAnswer } from './customer-answer-store.ts';
export { paperToSend } from './paper-to-send.ts';
export {
  findQuotation,
  getPreparer,
  listedQuotations,
  listLines as listQuotationLines,
  markOrdered,
  quotationSearchText,
  quotationsOfDeal,
  storedLines,
} from './quotation-store.ts';
export { isAnyRevision, isCurrent as isCurrentQuotation, pendingQuotations, shownStatusOf } from './which-quotations.ts';
export { dropUnsentPaper, findSentHash, findSentPaper, keepSentPaper } from './sent-paper-store.ts';
export { sharedHistory } from './shared-history.ts';
export type { AmountColumns, GeneratedTaxColumns, LineColumns, PrintedColumns } from './quotations-tables.ts';
