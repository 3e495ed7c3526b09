/** The cart of a quotation: adding and removing products, its totals, and its checks. */
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { Product, ProductStatus } from '@vikray/contract/products/product.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { lineDetails, maxLines, maxQuantity, maxSubtotal } from '@vikray/contract/quotations/quotation.ts';
import * as z from 'zod';

/** A product in the cart, with its texts and picture at the time it was added. */
export interface CartLine {
  readonly productId: number;
  readonly name: string;
  readonly description: string;
  /** The picture's address; blank for none. */
  readonly photo: string;
  /** In hundredths of a piece. */
  readonly stock: number;
  /** Absent in drafts of earlier releases. */
  readonly status?: ProductStatus;
  /** Whole pieces; 0 while none are entered. */
  readonly quantity: number;
  /** In paise. */
  readonly rate: number;
  /** The MRP of a copied line in its quotation, in paise; absent once today's price is taken. */
  readonly quotedMrp?: number | undefined;
  /** The MRP of today in paise, where a copied line has another one. */
  readonly mrpNow?: number | undefined;
  /** The product's own percentage of GST in hundredths; null or absent for the chosen one. */
  readonly gstPercent?: number | null | undefined;
}

/** Changes the cart by a function of its latest state, which may be newer than the one on screen. */
export type ChangeCart = (update: (cart: readonly CartLine[]) => readonly CartLine[]) => void;

/** A key that is unique among the lines of the cart. */
export function keyOf({ productId, rate }: Pick<CartLine, 'productId' | 'rate'>): string {
  return `${productId} ${rate}`;
}

/** What is entered on a product's card, as typed. */
export interface CardEntry {
  readonly productId: number;
  readonly quantity: string;
  readonly rate: string;
}

const line = z.object(lineDetails);

/** The first thing to correct on a card, in the order of QUO-12 and QUO-13. */
export function entryFailure(entry: CardEntry): FailedCheck | undefined {
  return firstMessage(entry, line);
}

/** The line for a product and the entry on its card, which has passed its checks. */
export function lineOf({ name, description, photo, stock, status, gstPercent }: Product, entry: CardEntry): CartLine {
  const { productId, quantity, rate } = line.parse(entry);
  return { productId, name, description, photo, stock, status, quantity, rate, gstPercent };
}

/** The cart with a line added at its end or at `position`. Lines of the same product and rate are merged. */
export function withLine(cart: readonly CartLine[], added: CartLine, position = cart.length): readonly CartLine[] {
  const known = cart.findIndex((each) => keyOf(each) === keyOf(added));
  const before = cart[known]?.quantity ?? 0;
  const merged = { ...added, quantity: Math.min(before + added.quantity, maxQuantity) };
  return known === -1 ? cart.toSpliced(position, 0, merged) : cart.with(known, merged);
}

/** The cart without the added quantity. A line with nothing left is removed. */
export function withoutLine(cart: readonly CartLine[], added: CartLine): readonly CartLine[] {
  return cart.flatMap((each) => {
    if (keyOf(each) !== keyOf(added)) return each;
    const quantity = each.quantity - added.quantity;
    return quantity > 0 ? { ...each, quantity } : [];
  });
}

/**
 * The lines, with those of the same product and rate as one. If its quantity is then too large, the check of the cart says so; the pieces
 * are never cut.
 */
export function foldedLines(lines: readonly CartLine[]): readonly CartLine[] {
  const folded = new Map<string, CartLine>();
  for (const each of lines) {
    const before = folded.get(keyOf(each))?.quantity ?? 0;
    folded.set(keyOf(each), { ...each, quantity: before + each.quantity });
  }
  return [...folded.values()];
}

/** The MRP of a copied line in its quotation, and that of today if it differs. */
export function copiedAt(quotedMrp: number, product: Pick<Product, 'mrp'> | undefined): Pick<CartLine, 'quotedMrp' | 'mrpNow'> {
  const mrpNow = product?.mrp;
  return { quotedMrp, ...(mrpNow !== quotedMrp && { mrpNow }) };
}

/** Whether a copied line still has another price than its MRP of today. */
export function isOfEarlierPrice({ rate, mrpNow = rate }: CartLine): boolean {
  return rate !== mrpNow;
}

/** The cart with the MRP of today on the copied lines whose MRP has changed. */
export function withTodaysPrices(cart: readonly CartLine[]): readonly CartLine[] {
  const uncopied = { quotedMrp: undefined, mrpNow: undefined };
  return foldedLines(cart.map((each) => (each.mrpNow === undefined ? each : { ...each, ...uncopied, rate: each.mrpNow })));
}

/** The amount of a line, in paise. */
export function totalOf({ quantity, rate }: Pick<CartLine, 'quantity' | 'rate'>): number {
  return quantity * rate;
}

/** The amount of the cart, in paise. */
export function subtotalOf(cart: readonly CartLine[]): number {
  return cart.reduce((sum, each) => sum + totalOf(each), 0);
}

/** Whether the cart holds more pieces of this line's product than are in stock. This is allowed: a quotation does not take stock. */
export function isAboveStock(cart: readonly CartLine[], { productId, stock }: CartLine): boolean {
  const pieces = cart.reduce((sum, each) => (each.productId === productId ? sum + each.quantity : sum), 0);
  return pieces * 100 > stock;
}

const validCart = z.object({ products: z.array(line).min(1, { error: say.addProduct }).max(maxLines) });

/** The first thing to correct in the cart. */
export function cartFailure(cart: readonly CartLine[]): FailedCheck | undefined {
  const products = cart.map(({ productId, quantity, rate }) => ({ productId, quantity, rate: formatDecimal(rate) }));
  const found = firstMessage({ products }, validCart);
  if (found) return found;
  return subtotalOf(cart) > maxSubtotal ? { field: 'products', message: say.subtotalTooLarge } : undefined;
}
