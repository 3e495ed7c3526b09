/** The parts of the quotation screens that other areas may use. */
export { refreshQuotations, useQuotation, useQuotationLines } from './quotation-queries.ts';
export { useMayOrder } from './quotation-possibilities.ts';
export { QuotationLink } from './QuotationLink.tsx';
export { QuotationSheet } from './QuotationSheet.tsx';
export { QuotationSheetSkeleton } from './QuotationSheetSkeleton.tsx';
export { QuotationStanding } from './QuotationStanding.tsx';
