import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { ComponentType } from 'react';
import type { Bind } from '../../ui/forms/bind.ts';
import type { QuotationForm } from './quotation-form.ts';

/** What the builder knows of the quotation that it edits or revises. */
export interface QuotationChange {
  readonly kind: 'edit' | 'revise';
  /** The quotation as it is on the server. */
  readonly quotation: Quotation;
  /** What is entered beside the preview. A new quotation has none and does not load it. */
  readonly Fields?: ComponentType<{ readonly bind: Bind<QuotationForm> }>;
}

/** The number that the changed quotation will have. */
export function changedNumber({ kind, quotation }: QuotationChange): string {
  return kind === 'edit' ? quotation.number : `${quotation.baseNumber}-R${quotation.revision + 1}`;
}
