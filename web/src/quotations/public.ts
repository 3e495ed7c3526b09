/** The parts of the quotation screens that other areas may use. */
export { refreshQuotations, useQuotation, useQuotationLines } from './quotation-queries.ts';
export { useMayChange, useMayOrder } from './quotation-possibilities.ts';
export { QuotationLink } from './QuotationLink.tsx';
export { MarkLostDialog } from './view/MarkLostDialog.tsx';
export { noLoss } from './view/loss-form.ts';
export { LossDialog } from './view/LossDialog.tsx';
export { RecalculateDialog } from './tax/RecalculateDialog.tsx';
export { ChangeTaxDialog } from './tax/ChangeTaxDialog.tsx';
export { saysSame } from './tax/TaxComparison.tsx';
export { taxChoiceOf } from './tax/tax-choice.ts';
export { StoredTax } from './tax/StoredTax.tsx';
export { QuotationSheet } from './view/QuotationSheet.tsx';
export { QuotationSheetSkeleton } from './view/QuotationSheetSkeleton.tsx';
export { useOrderOf } from './view/use-order-of.ts';
export { EndOfQuotation } from './view/EndOfQuotation.tsx';
