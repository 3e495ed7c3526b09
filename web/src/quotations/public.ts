/** What other areas may use of the quotations' screens. */
export { refreshQuotations, useQuotation, useQuotationLines } from './quotation-queries.ts';
export { QuotationLink } from './QuotationLink.tsx';
export { QuotationSheet } from './QuotationSheet.tsx';
export { QuotationSheetSkeleton } from './QuotationSheetSkeleton.tsx';
