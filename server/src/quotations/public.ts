/** What other areas may use of the quotations. */
export { nextDocumentNumber } from './document-number.ts';
export { refreshQuotation } from './deal-summary.ts';
export { findCurrentNumber } from './change-store.ts';
export { changedContents } from './contents/changed-contents.ts';
export { asAmounts, copiedColumnsOf, type CopiedColumns } from './contents/copied-columns.ts';
export { decidedColumnsOf, readPrinted, readTexts, writeTexts, type PrintedTexts } from './contents/printed-columns.ts';
export { queuedQuotations } from './approvals/approval-queue-store.ts';
export { payableOf, payingFacts } from './papers/paying-facts.ts';
export { quotationProformaRoute } from './papers/quotation-proforma-route.ts';
export { quotationPdfRoute } from './papers/quotation-pdf-route.ts';
export { expiryWords } from './expiry-words.ts';
export { guardQuotation } from './quotation-guard.ts';
export { lockApproved, storeAnswer } from './customer-answer-store.ts';
export { paperToSend } from './papers/paper-to-send.ts';
export { readPlan } from './contents/payment-plan-column.ts';
export { contentColumns } from './contents/quotation-contents.ts';
export { asProduct, listLines as listQuotationLines, listLinesToOrder, listStoredLines } from './contents/quotation-line-store.ts';
export { factsFor, type KnownFacts } from './approvals/approval-facts-store.ts';
export { discardDraft, forgetOldDrafts, lastDraftSave } from './drafts/draft-store.ts';
export { findQuotation, getPreparer, listedQuotations, quotationsOfDeal } from './quotation-store.ts';
export { currentOfDeals } from './deal-summary-store.ts';
export { orderedOnce, refusedOrder } from './one-order-a-quotation.ts';
export { markOrdered } from './status-store.ts';
export { noteOrderProgress } from './quotation-search-store.ts';
export { isAtStage } from './quotation-stages.ts';
export { quotationSearchText } from './quotation-search-text.ts';
export { resolveTax } from './contents/quotation-tax.ts';
export { findCompanyAndCustomer } from './contents/quotation-parties.ts';
export { answeredOf, returnedTo } from './which-quotations.ts';
export {
  isAnyRevision,
  isCurrent as isCurrentQuotation,
  isOffered,
  isSuperseded,
  pendingQuotations,
  shownStatusOf,
} from './which-quotations.ts';
export { dropUnsentPaper, findSentHash, findSentPaper, findSentSize, storeSentPaper } from './papers/sent-paper-store.ts';
export { listHandedOver } from './revisions/handover-store.ts';
export { sharedHistory } from './shared-history.ts';
export type { AmountColumns, GeneratedTaxColumns, LineColumns, PrintedColumns, QuotationLineColumns } from './quotations-tables.ts';
export { quotationsOfCustomer } from './moved-quotation-store.ts';
