/** How far a quotation number has come, for the funnel and the filter of the list (RPT-13). */
import { orderedStatuses, type ShownStatus } from './quotation-status.ts';

/**
 * The stages. From Quoted to Fully dispatched each is a part of Quoted; Approved, Shared and Accepted count a number of which any revision
 * got so far. Every number has exactly one of Ordered, Open, Expired, Lost and Void.
 */
export const quotationStages = [
  'Quoted',
  'Approved',
  'Shared',
  'Accepted',
  'Ordered',
  'Fully dispatched',
  'Open',
  'Expired',
  'Lost',
  'Void',
] as const;
export type QuotationStage = (typeof quotationStages)[number];

/** The stages that follow from what the current revision is shown as. */
export const statusesAtStage: { readonly [S in QuotationStage]?: readonly ShownStatus[] } = {
  Ordered: orderedStatuses,
  'Fully dispatched': ['Dispatched'],
  Open: ['Pending', 'Approved'],
  Expired: ['Expired'],
  Lost: ['Lost'],
  Void: ['Void'],
};
