/** The lines of a purchase: the one being entered or edited, the list that it becomes part of, and the stock before and after each. */
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { parseDecimal } from '@vikray/contract/platform/decimal.ts';
import { purchaseLineDetails } from '@vikray/contract/purchases/purchase.ts';
import * as z from 'zod';
import type { Choice } from '../ui/inputs/SearchSelect.tsx';

/** A purchased product. The quantity is in hundredths of a piece. */
export interface PurchaseLine {
  readonly product: Choice;
  readonly quantity: number;
}

export interface LineEntry {
  /** The index in the list of the line being edited; absent for a new one. */
  readonly position?: number | undefined;
  readonly product: Choice | undefined;
  /** As typed. */
  readonly quantity: string;
}

export const blankLine: LineEntry = { product: undefined, quantity: '' };

/** Whether nothing is entered. */
export function isBlank({ product, quantity }: LineEntry): boolean {
  return product === undefined && quantity === '';
}

/** The entered quantity in hundredths, undefined when there is none. Accepts unfinished numbers such as `.5` and `2.`. */
export function quantityOf({ quantity }: LineEntry): number | undefined {
  return parseDecimal(quantity.replace(/^\./, '0.').replace(/\.$/, ''));
}

const completeLine = z.object(purchaseLineDetails);

/** The first thing to correct in a line, in the order of PUR-08 and PUR-09. */
export function lineFailure(entry: LineEntry): FailedCheck | undefined {
  const hundredths = quantityOf(entry);
  return firstMessage(
    { productId: entry.product?.value, purchaseQuantity: hundredths === undefined ? '' : hundredths / 100 },
    completeLine,
  );
}

/** The entry that edits the line at `position`. */
export function entryOf({ product, quantity }: PurchaseLine, position: number): LineEntry {
  return { position, product, quantity: String(quantity / 100) };
}

/** The list with the entered line at the end, or in place of the edited one. The entry has passed its checks. */
export function withLine(lines: readonly PurchaseLine[], entry: LineEntry): readonly PurchaseLine[] {
  const { position, product } = entry;
  const quantity = quantityOf(entry);
  if (!product || quantity === undefined) return lines;
  const line = { product: { value: product.value, label: product.label }, quantity };
  return position === undefined || position >= lines.length ? [...lines, line] : lines.with(position, line);
}

/**
 * The stock of a product before the line at `position`, in hundredths: the current stock plus the lines above. Undefined while the stock is
 * not known.
 */
export function stockBefore(
  lines: readonly PurchaseLine[],
  position: number,
  productId: number,
  stocks: ReadonlyMap<number, number>,
): number | undefined {
  const stock = stocks.get(productId);
  const above = lines.slice(0, position).filter((line) => line.product.value === productId);
  return stock === undefined ? undefined : above.reduce((sum, line) => sum + line.quantity, stock);
}
