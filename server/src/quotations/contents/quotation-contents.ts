/** The contents of a new or changed quotation, and their columns. */
import '../quotations-tables.ts';
import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
import type { PaymentPlan } from '@vikray/contract/money/payment-plan.ts';
import { renamed, renamedBack } from '@vikray/contract/platform/renamed.ts';
import type { QuotationTexts } from '@vikray/contract/quotations/quotation-entry.ts';
import type { headTexts } from '@vikray/contract/quotations/quotation.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { CostedContents } from './costed-contents.ts';
import { planColumn } from './payment-plan-column.ts';
import { printedColumnsOf, type FrozenParties } from './printed-columns.ts';

/** All that a user enters of a quotation, and all that follows from it. */
export interface QuotationContents extends CostedContents {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly texts: QuotationTexts;
  readonly parties: FrozenParties;
  readonly tax: StoredTaxDecision;
  readonly paymentPlan: PaymentPlan;
}

/** The column of each optional text of the head. */
const headColumns = { validUntil: 'valid_until' } as const satisfies Record<keyof typeof headTexts, keyof Tables['quotations']>;

type HeadColumns = Pick<Tables['quotations'], (typeof headColumns)[keyof typeof headColumns]>;

/** The optional texts of the head, from the row of a quotation. */
export const readHead = (row: { readonly [K in keyof HeadColumns]: string }) => renamed(headColumns, row);

/** The columns of the contents, without the lines. */
export function contentColumns({ date, texts, parties, tax, amounts, rates, paymentPlan }: Omit<QuotationContents, 'lines'>) {
  return {
    ...printedColumnsOf(parties, tax),
    ...amounts,
    ...rates,
    quoted_on: date,
    ...renamedBack(headColumns, texts),
    ...planColumn(paymentPlan),
  };
}
