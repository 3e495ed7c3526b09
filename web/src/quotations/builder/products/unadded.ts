/** What is typed of products and is not in the cart yet. */
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import type { PastedLine } from '../../quick/pasted-lines.ts';

/** What is typed on a product's card. */
export interface TypedCard {
  readonly product: Product;
  readonly quantity: string;
  readonly price: string;
}

/** A line whose product is not known: it is being looked for, or was not found. */
export interface UnaddedLine extends PastedLine {
  readonly key: string;
  /** Pasted lines stand before all others, typed ones behind them. */
  readonly isPasted: boolean;
}

export interface Unadded {
  /** Cards on which something is typed that was not added. */
  readonly cards: readonly TypedCard[];
  /** No quotation is submitted while there are any. */
  readonly openLines: readonly UnaddedLine[];
}

export const nothingUnadded: Unadded = { cards: [], openLines: [] };

/** The field of the failure below. */
export const openLineField = 'open';

/** The first line without a product. */
export function openLineFailure([first]: readonly UnaddedLine[]): FailedCheck | undefined {
  return first && { field: openLineField, message: say.productNotFound(first.text) };
}
