/** A stock count as it is entered, its checks, and the conversion to the contract's request. */
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { parseDecimal } from '@vikray/contract/platform/decimal.ts';
import type { ProductStock } from '@vikray/contract/stock/product-stock.ts';
import { mostCounted, reasonGiven, stockCountHead } from '@vikray/contract/stock/stock-count.ts';
import { stockMessages as say } from '@vikray/contract/stock/stock-messages.ts';
import type { StockCountKind } from '@vikray/contract/stock/stock-reason.ts';
import * as z from 'zod';

/** A product with what was typed for it. */
export interface CountEntry {
  readonly productId: number;
  readonly name: string;
  /** As typed: what is there, or for other kinds than a plain count the pieces that were damaged, lost, found or given away. */
  readonly typed: string;
  /** What the panel showed when it was counted, in hundredths of a piece. */
  readonly stock: number;
}

export interface CountForm {
  /** YYYY-MM-DD. */
  readonly countedOn: string | undefined;
  readonly kind: StockCountKind;
  readonly remark: string;
  readonly entries: readonly CountEntry[];
}

/** The form before anything is entered. `today` is YYYY-MM-DD. */
export function emptyCount(today: string): CountForm {
  return { countedOn: today, kind: 'Count', remark: '', entries: [] };
}

/** The entries with what was typed for a product. Nothing typed takes it off. */
export function withTyped(entries: readonly CountEntry[], { productId, name, stock }: ProductStock, typed: string): readonly CountEntry[] {
  const position = entries.findIndex((entry) => entry.productId === productId);
  if (typed === '') return entries.filter((entry) => entry.productId !== productId);
  if (position < 0) return [...entries, { productId, name, typed, stock }];
  return entries.with(position, { productId, name, typed, stock: entries[position]?.stock ?? stock });
}

/** The entries with the stock that a product has now that it is counted. */
export function withStock(entries: readonly CountEntry[], productId: number, stock: number): readonly CountEntry[] {
  return entries.map((entry) => (entry.productId === productId ? { ...entry, stock } : entry));
}

/** What an entry changes, in hundredths of a piece; undefined while it is no number. */
export function differenceOf({ typed, stock }: Pick<CountEntry, 'typed' | 'stock'>, kind: StockCountKind): number | undefined {
  const hundredths = parseDecimal(typed.replace(/^\./, '0.').replace(/\.$/, ''));
  if (hundredths === undefined) return undefined;
  if (kind === 'Count') return hundredths - stock;
  return kind === 'Found' ? hundredths : -hundredths;
}

const head = z.object(stockCountHead);

/** The first thing to correct. */
export function countFailure({ entries, ...form }: CountForm): FailedCheck | undefined {
  const failure = firstMessage(form, head) ?? firstMessage(form, reasonGiven);
  if (failure) return failure;
  if (entries.length === 0) return { field: 'lines', message: say.countProducts };
  if (entries.length > mostCounted) return { field: 'lines', message: say.tooManyProducts(mostCounted) };
  for (const entry of entries) {
    const difference = differenceOf(entry, form.kind);
    if (difference === undefined) return { field: 'lines', message: say.enterCounted };
    if (entry.stock + difference < 0) return { field: 'lines', message: say.belowZeroOf(entry.name) };
  }
  return undefined;
}

/** The request that enters the count. The form has passed all checks. */
export function stockCountOf({ entries, ...form }: CountForm): InputOf<'AddStockCount'> {
  return {
    ...head.parse(form),
    lines: entries.map((entry) => ({
      productId: entry.productId,
      counted: entry.stock + (differenceOf(entry, form.kind) ?? 0),
      stockWhenCounted: entry.stock,
    })),
  };
}
