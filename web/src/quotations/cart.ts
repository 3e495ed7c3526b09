/** The cart of a quotation: what a product card adds to it, what its lines come to, and what is wrong with them. */
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { lineDetails, mostLines, mostQuantity, mostSubtotal } from '@vikray/contract/quotations/quotation.ts';
import * as z from 'zod';

/** A product in the cart, with its words and picture as they were when it was added. */
export interface CartLine {
  readonly productId: number;
  readonly name: string;
  readonly description: string;
  /** The picture's address; blank for none. */
  readonly photo: string;
  /** In hundredths of a piece. */
  readonly stock: number;
  /** Whole pieces; 0 while none are entered. */
  readonly quantity: number;
  /** In paise. */
  readonly rate: number;
}

/** What is entered on a product's card, as typed. */
export interface CardEntry {
  readonly productId: number;
  readonly quantity: string;
  readonly rate: string;
}

const line = z.object(lineDetails);

/** What is to be put right first on a card, in the order of QUO-12 and QUO-13. */
export function entryFailure(entry: CardEntry): FailedCheck | undefined {
  return firstMessage(entry, line);
}

/** The cart with the product in it; the same product at the same rate becomes one line. The entry has passed its checks. */
export function withProduct(cart: readonly CartLine[], { name, description, photo, stock }: Product, entry: CardEntry): readonly CartLine[] {
  const { productId, quantity, rate } = line.parse(entry);
  const known = cart.findIndex((each) => each.productId === productId && each.rate === rate);
  const before = cart[known]?.quantity ?? 0;
  const added = { productId, name, description, photo, stock, quantity: Math.min(before + quantity, mostQuantity), rate };
  return known === -1 ? [...cart, added] : cart.with(known, added);
}

/** What a line comes to, in paise. */
export function totalOf({ quantity, rate }: Pick<CartLine, 'quantity' | 'rate'>): number {
  return quantity * rate;
}

/** What the cart comes to, in paise. */
export function subtotalOf(cart: readonly CartLine[]): number {
  return cart.reduce((sum, each) => sum + totalOf(each), 0);
}

/** Whether the cart holds more pieces of this line's product than are in stock. It may: a quotation is an offer. */
export function isAboveStock(cart: readonly CartLine[], { productId, stock }: CartLine): boolean {
  const pieces = cart.reduce((sum, each) => (each.productId === productId ? sum + each.quantity : sum), 0);
  return pieces * 100 > stock;
}

const wholeCart = z.object({ products: z.array(line).min(1, { error: say.addProduct }).max(mostLines) });

/** What is to be put right first in the cart. */
export function cartFailure(cart: readonly CartLine[]): FailedCheck | undefined {
  const products = cart.map(({ productId, quantity, rate }) => ({ productId, quantity, rate: formatDecimal(rate) }));
  const found = firstMessage({ products }, wholeCart);
  if (found) return found;
  return subtotalOf(cart) > mostSubtotal ? { field: 'products', message: say.subtotalTooLarge } : undefined;
}
