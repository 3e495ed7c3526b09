/** The cart of a quotation: its lines and what can be done with them, its totals, and its checks. */
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { Product, ProductStatus } from '@vikray/contract/products/product.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { lineDetails, maxLines, maxQuantity, maxSubtotal } from '@vikray/contract/quotations/quotation.ts';
import * as z from 'zod';
import { freshKey } from '../../../platform/random-key.ts';

/** A product in the cart, with its texts and picture at the time it was added. */
export interface CartLine {
  /** Identifies the line on the page, whatever is changed in it. Absent in drafts of earlier releases. */
  readonly key?: string;
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
  /** The price in paise; 0 while none is entered. */
  readonly rate: number;
  /** The MRP that is saved with the line, in paise. Absent in drafts of earlier releases. */
  readonly mrp?: number;
  /** The MRP of a copied line in its quotation, in paise; absent once today's price is taken. */
  readonly quotedMrp?: number | undefined;
  /** The product's own percentage of GST in hundredths; null or absent for the chosen one. */
  readonly gstPercent?: number | null | undefined;
}

/** Changes the cart by a function of its latest state, which may be newer than the one on screen. */
export type ChangeCart = (update: (cart: readonly CartLine[]) => readonly CartLine[]) => void;

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
export function lineOf({ name, description, photo, stock, status, mrp, gstPercent }: Product, entry: CardEntry): CartLine {
  const { productId, quantity, rate } = line.parse(entry);
  return { key: freshKey(), productId, name, description, photo, stock, status, quantity, rate, mrp, gstPercent };
}

/** Adds a product at the end. If the cart has it at the same price, its line takes the pieces. */
export function withProduct(cart: readonly CartLine[], added: CartLine): readonly CartLine[] {
  const at = positionOf(cart, added);
  const known = cart[at];
  return known ? cart.with(at, { ...known, quantity: Math.min(known.quantity + added.quantity, maxQuantity) }) : [...cart, added];
}

/** Takes the pieces of an added product out again. A line with nothing left is removed. */
export function withoutProduct(cart: readonly CartLine[], added: CartLine): readonly CartLine[] {
  const at = positionOf(cart, added);
  const known = cart[at];
  if (!known) return cart;
  const quantity = known.quantity - added.quantity;
  return quantity > 0 ? cart.with(at, { ...known, quantity }) : cart.toSpliced(at, 1);
}

/** Where the pieces of a product at its price are: its own line, or the first one like it; -1 for nowhere. */
export function positionOf(cart: readonly CartLine[], { key, productId, rate }: CartLine): number {
  const own = cart.findIndex((each) => each.key !== undefined && each.key === key);
  return own >= 0 ? own : cart.findIndex((each) => each.productId === productId && each.rate === rate);
}

/** The cart with another quantity or price in the line at `position`. */
export function withChanged(
  cart: readonly CartLine[],
  position: number,
  changed: Partial<Pick<CartLine, 'quantity' | 'rate'>>,
): readonly CartLine[] {
  return cart.map((each, place) => (place === position ? { ...each, ...changed } : each));
}

/** The cart with the line at `from` moved to `to`. */
export function withMoved(cart: readonly CartLine[], from: number, to: number): readonly CartLine[] {
  const moved = cart[from];
  return moved && to >= 0 && to < cart.length ? cart.toSpliced(from, 1).toSpliced(to, 0, moved) : cart;
}

/** The MRP of a line in paise. */
function mrpOf({ mrp, rate }: CartLine): number {
  return mrp ?? rate;
}

/** The lines whose price is not their MRP. */
export function linesBesideMrp(cart: readonly CartLine[]): readonly CartLine[] {
  return cart.filter((each) => each.rate !== mrpOf(each));
}

/** The cart with its MRP as the price of each line. */
export function atMrp(cart: readonly CartLine[]): readonly CartLine[] {
  return cart.map((each) => ({ ...each, rate: mrpOf(each), quotedMrp: undefined }));
}

/** Whether a price was typed: it is neither the MRP nor, in a copy, that of the copied quotation. */
export function hasTypedPrice(cart: readonly CartLine[]): boolean {
  return linesBesideMrp(cart).some(({ rate, quotedMrp }) => rate !== quotedMrp);
}

/** Whether a copied line still has another price than its MRP of today. */
export function isOfEarlierPrice(copied: CartLine): boolean {
  return hasOtherMrp(copied) && copied.rate !== mrpOf(copied);
}

function hasOtherMrp(copied: CartLine): boolean {
  return copied.quotedMrp !== undefined && copied.quotedMrp !== mrpOf(copied);
}

/** The cart with the MRP of today on the copied lines whose MRP has changed. */
export function withTodaysPrices(cart: readonly CartLine[]): readonly CartLine[] {
  return cart.map((each) => (hasOtherMrp(each) ? { ...each, quotedMrp: undefined, rate: mrpOf(each) } : each));
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
