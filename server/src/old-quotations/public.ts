/** What other areas may use of the old quotations. */
export { oldQuotationPdfRoute } from './old-quotation-pdf-route.ts';
export { insertOldQuotations, listKnownCodes, takeBackOldQuotations, type OldQuotationRecord } from './old-quotation-store.ts';
