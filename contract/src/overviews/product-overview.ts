import * as z from 'zod';
import { blankableDecimal, decimal, signedDecimal } from '../platform/decimal.ts';
import { id } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';
import { pastPrice } from '../prices/line-facts.ts';
import { productMessages } from '../products/product-messages.ts';
import { units } from '../products/product-tax.ts';
import { stockMovement } from '../stock/stock-movement.ts';

/** What one comes for on the page of a product. */
export const productOverview = row(
  {
    productId: id,
    unit: z.enum(units),
    stock: decimal(),
    /** Whole pieces that open orders wait for. */
    reserved: z.int(),
    /** Negative if more is ordered than is there. */
    free: signedDecimal(),
    reorderLevel: blankableDecimal(productMessages.enterReorderLevel),
    mrp: decimal(),
    /** The last ones, newest first. */
    movements: z.array(stockMovement),
    /** The last rates at which it was ordered or quoted, newest first. */
    prices: z.array(pastPrice),
  },
  { movements: 'movements', prices: 'prices' },
);

export type ProductOverview = z.output<typeof productOverview>;
