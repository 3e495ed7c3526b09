import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { ComponentType } from 'react';
import type { Bind } from '../../ui/forms/bind.ts';
import type { QuotationForm } from './quotation-form.ts';

/** What the builder knows of the quotation that it edits or revises, or of the order that it changes. */
export interface QuotationChange {
  readonly kind: 'edit' | 'revise' | 'order';
  /** The quotation as it is on the server; for an order, its quotation with what the order prints and costs now. */
  readonly quotation: Quotation;
  /** What is entered beside the preview. A new quotation has none and does not load it. */
  readonly Fields?: ComponentType<{ readonly bind: Bind<QuotationForm> }>;
  /** Of an order: why customer and issuing company stay, the title of the last step, and what is wrong there. */
  readonly ofOrder?: {
    readonly customerFixed: string;
    readonly companyFixed: string;
    readonly lastStep: string;
    readonly check: (form: QuotationForm) => FailedCheck | undefined;
  };
  /** What the last step shows instead of the preview. */
  readonly LastStep?: ComponentType<{ readonly form: QuotationForm; readonly bind: Bind<QuotationForm> }>;
  /** What else is wrong with the cart. */
  readonly checkCart?: (form: QuotationForm) => FailedCheck | undefined;
}

/** The number that the changed quotation will have. */
export function changedNumber({ kind, quotation }: QuotationChange): string {
  return kind !== 'revise' ? quotation.number : `${quotation.baseNumber}-R${quotation.revision + 1}`;
}
