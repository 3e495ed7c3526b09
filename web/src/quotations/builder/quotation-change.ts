import type { Quotation } from '@vikray/contract/quotations/quotation.ts';

/** What the builder knows of the quotation that it edits or revises. */
export interface QuotationChange {
  readonly kind: 'edit' | 'revise';
  /** The quotation as it is on the server. */
  readonly quotation: Quotation;
}

/** The number that the changed quotation will have. */
export function changedNumber({ kind, quotation }: QuotationChange): string {
  return kind === 'edit' ? quotation.number : `${quotation.baseNumber}-R${quotation.revision + 1}`;
}
