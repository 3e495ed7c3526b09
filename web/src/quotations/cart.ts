/** The cart of a quotation: what a product card adds to it, what its lines come to, and what is wrong with them. */
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { Product, ProductStatus } from '@vikray/contract/products/product.ts';
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
  /** Absent from a draft of an earlier release. */
  readonly status?: ProductStatus;
  /** Whole pieces; 0 while none are entered. */
  readonly quantity: number;
  /** In paise. */
  readonly rate: number;
}

/** Changes the cart as it is at that moment, whatever was changed since the screen was drawn. */
export type ChangeCart = (update: (cart: readonly CartLine[]) => readonly CartLine[]) => void;

/** What tells a line from every other one of the cart. */
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

/** What is to be put right first on a card, in the order of QUO-12 and QUO-13. */
export function entryFailure(entry: CardEntry): FailedCheck | undefined {
  return firstMessage(entry, line);
}

/** The line that a product's card makes; the entry has passed its checks. */
export function lineOf({ name, description, photo, stock, status }: Product, entry: CardEntry): CartLine {
  const { productId, quantity, rate } = line.parse(entry);
  return { productId, name, description, photo, stock, status, quantity, rate };
}

/** The cart with a line added to it, at its end or at `position`; the same product at the same rate becomes one line. */
export function withLine(cart: readonly CartLine[], added: CartLine, position = cart.length): readonly CartLine[] {
  const known = cart.findIndex((each) => keyOf(each) === keyOf(added));
  const before = cart[known]?.quantity ?? 0;
  const whole = { ...added, quantity: Math.min(before + added.quantity, mostQuantity) };
  return known === -1 ? cart.toSpliced(position, 0, whole) : cart.with(known, whole);
}

/** The cart without what was added to it; a line of which nothing is left goes. */
export function withoutLine(cart: readonly CartLine[], added: CartLine): readonly CartLine[] {
  return cart.flatMap((each) => {
    if (keyOf(each) !== keyOf(added)) return each;
    const quantity = each.quantity - added.quantity;
    return quantity > 0 ? { ...each, quantity } : [];
  });
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
