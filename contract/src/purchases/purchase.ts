import * as z from 'zod';
import { date } from '../platform/dates.ts';
import { decimal } from '../platform/decimal.ts';
import { day, id, instant, requiredId, requiredLine, statedByClient } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { purchaseMessages as say } from './purchase-messages.ts';

/** Step 1, in the order of its checks. The supplier is a company. */
export const supplierDetails = {
  supplierId: requiredId(say.selectSupplier),
  invoiceNumber: requiredLine(40, say.enterInvoiceNumber).regex(/^[A-Za-z0-9/-]{1,16}$/, { error: say.invalidInvoiceNumber }),
  date: date(say.selectDate),
};

/** A purchased product; the quantity in hundredths of a piece. */
export const purchaseLineDetails = {
  productId: requiredId(say.selectProduct),
  purchaseQuantity: decimal(say.enterQuantity).refine((hundredths) => hundredths > 0, { error: say.enterQuantity }),
};

const stockStatedByClient = { currentStock: statedByClient, totalStock: statedByClient };
const purchaseLine = body({ ...purchaseLineDetails, ...stockStatedByClient });

/** With `lines`, all of them are purchased together. The documented body has the fields of a single line instead. */
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

/** Without `lines`, the body must be a complete line. */
export const completeLine = z
  .object({ lines: z.array(z.unknown()).optional(), productId: z.unknown().optional(), purchaseQuantity: z.unknown().optional() })
  .refine(({ lines, productId }) => lines !== undefined || productId !== undefined, { path: ['productId'], error: say.selectProduct })
  .refine(({ lines, purchaseQuantity }) => lines !== undefined || purchaseQuantity !== undefined, {
    path: ['purchaseQuantity'],
    error: say.enterQuantity,
  });

/** A purchase line in an answer, with the actual stock before and after it. */
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
