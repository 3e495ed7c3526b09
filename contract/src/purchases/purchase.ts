import * as z from 'zod';
import { date } from '../platform/dates.ts';
import { decimal } from '../platform/decimal.ts';
import { day, id, instant, requiredId, requiredLine, statedByClient } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { purchaseMessages as say } from './purchase-messages.ts';

/** Step 1, in the order in which its fields are checked. The supplier is a company. */
export const supplierDetails = {
  supplierId: requiredId(say.selectSupplier),
  invoiceNumber: requiredLine(40, say.enterInvoiceNumber).regex(/^[A-Za-z0-9/-]{1,16}$/, { error: say.invalidInvoiceNumber }),
  date: date(say.selectDate),
};

/** One product that came in; the quantity in hundredths of a piece. */
export const purchaseLineDetails = {
  productId: requiredId(say.selectProduct),
  purchaseQuantity: decimal(say.enterQuantity).refine((hundredths) => hundredths > 0, { error: say.enterQuantity }),
};

const stockStatedByClient = { currentStock: statedByClient, totalStock: statedByClient };
const purchaseLine = body({ ...purchaseLineDetails, ...stockStatedByClient });

/** With `lines`, all of them are booked together; the documented body names one product itself. */
export const newPurchase = body({
  ...supplierDetails,
  productId: purchaseLineDetails.productId.optional(),
  purchaseQuantity: purchaseLineDetails.purchaseQuantity.optional(),
  ...stockStatedByClient,
  lines: z.array(purchaseLine).min(1, { error: say.addPurchase }).max(200).optional(),
  updatedBy: statedByClient,
  updatedOn: statedByClient,
});

export type NewPurchase = z.output<typeof newPurchase>;

/** The documented body must be a whole line when there are no `lines`. */
export const completeLine = z
  .object({ lines: z.array(z.unknown()).optional(), productId: z.unknown().optional(), purchaseQuantity: z.unknown().optional() })
  .refine(({ lines, productId }) => lines !== undefined || productId !== undefined, { path: ['productId'], error: say.selectProduct })
  .refine(({ lines, purchaseQuantity }) => lines !== undefined || purchaseQuantity !== undefined, {
    path: ['purchaseQuantity'],
    error: say.enterQuantity,
  });

/** A booked purchase line: the stock before and after as it really was. */
export const purchase = row(
  {
    purchaseId: id,
    companyName: z.string(),
    invoiceNumber: z.string(),
    date: day,
    name: z.string(),
    currentStock: decimal(),
    purchaseQuantity: decimal(),
    totalStock: decimal(),
    updatedOn: instant,
  },
  { purchaseId: 'fld_id' },
);

export type Purchase = z.output<typeof purchase>;
