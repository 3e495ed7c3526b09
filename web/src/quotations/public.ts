/** The parts of the quotation screens that other areas may use. */
import { lazyPart } from '../platform/lazy-part.ts';

export { raceDetails } from './quotation-race.ts';
export { refreshQuotations, useQuotation, useQuotationLines } from './quotation-queries.ts';
export { useMayChange, useMayOrder } from './quotation-possibilities.ts';
export { QuotationLink } from './QuotationLink.tsx';
export { noLoss } from './view/loss-form.ts';
export { saysSame } from './tax/TaxComparison.tsx';
export { taxChoiceOf } from './tax/tax-choice.ts';
export { StoredTax } from './tax/StoredTax.tsx';
export { QuotationSheetSkeleton } from './view/QuotationSheetSkeleton.tsx';
export { useOrderOf } from './view/use-order-of.ts';
export { EndOfQuotation } from './view/EndOfQuotation.tsx';

// Dialogs bring fields with lists, which a page that uses anything else of here need not load. Show them inside `Suspense`.
/** Asks why a quotation is lost, and marks it. */
export const MarkLostDialog = lazyPart(async () => ({ default: (await import('./view/MarkLostDialog.tsx')).MarkLostDialog }));
/** Asks why something was lost. */
export const LossDialog = lazyPart(async () => ({ default: (await import('./view/LossDialog.tsx')).LossDialog }));
/** Shows a tax decision made now beside the stored one. */
export const RecalculateDialog = lazyPart(async () => ({ default: (await import('./tax/RecalculateDialog.tsx')).RecalculateDialog }));
/** Asks for another place of supply. */
export const ChangeTaxDialog = lazyPart(async () => ({ default: (await import('./tax/ChangeTaxDialog.tsx')).ChangeTaxDialog }));
/** The builder with an order that is changed. */
export const OrderBuilder = lazyPart(async () => ({ default: (await import('./builder/OrderBuilder.tsx')).OrderBuilder }));
/** What changed, as rows. */
export const Difference = lazyPart(async () => ({ default: (await import('./revisions/QuotationDifference.tsx')).Difference }));
