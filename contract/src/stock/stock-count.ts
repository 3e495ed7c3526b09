import * as z from 'zod';
import { date } from '../platform/dates.ts';
import { decimal } from '../platform/decimal.ts';
import { line, requiredId } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { stockMessages as say } from './stock-messages.ts';
import { stockCountKinds } from './stock-reason.ts';

/** The most products of a stock count. */
export const mostCounted = 500;

/** When and why, in the order of their checks. The remark may be blank for a plain count. */
export const stockCountHead = {
  countedOn: date(say.selectCountDate),
  kind: z.enum(stockCountKinds, { error: say.selectKind }),
  remark: line(300).optional(),
};

/** A counted product, in hundredths of a piece: what is there, and the stock that the panel showed when it was counted. */
const countedLine = {
  productId: requiredId(say.selectProduct),
  counted: decimal(say.enterCounted),
  stockWhenCounted: decimal(),
};

/** The input of a stock count. */
export const newStockCount = body({
  ...stockCountHead,
  lines: z
    .array(body(countedLine))
    .min(1, { error: say.countProducts })
    .max(mostCounted, { error: say.tooManyProducts(mostCounted) })
    .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length, { error: say.countedTwice }),
});

/** Every kind but a plain count needs its reason. */
export const reasonGiven = z
  .object({ kind: z.string().optional(), remark: z.string().optional() })
  .refine(({ kind, remark = '' }) => kind === 'Count' || remark.trim() !== '', { path: ['remark'], error: say.enterReason });

/** The fields of a stock count for the audit log. */
export const auditedStockCount = z.object({
  ...stockCountHead,
  name: z.string(),
  counted: countedLine.counted,
  stockWhenCounted: countedLine.stockWhenCounted,
  products: z.int(),
});

/** What a count changes: counted − stock when counted. What has moved since then stays moved (DSK-35). */
export function countDifference({ counted, stockWhenCounted }: { readonly counted: number; readonly stockWhenCounted: number }): number {
  return counted - stockWhenCounted;
}
