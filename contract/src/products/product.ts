import * as z from 'zod';
import { choice, id, instant, line, requiredLine, statedByClient, paragraph, yesOrNo } from '../platform/fields.ts';
import { blankableDecimal, decimal, signedDecimal } from '../platform/decimal.ts';
import { shownAs } from '../platform/shown-as.ts';
import { expectedVersion } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { imageAddress } from '../images/images-operations.ts';
import { productMessages as say } from './product-messages.ts';
import { answeredProductTax, productTax } from './product-tax.ts';
import type { Transitions } from '../platform/transitions.ts';

/** The solutions that a product belongs to. */
export const solutions = ['Hospital Solution', 'Office Solution', 'Industrial Solution', 'Other Solution'] as const;
/** The warranty periods of a product. */
export const warranties = ['No Warranty', 'One Year', 'Two Year', 'Three Year', 'Four Year', 'Five Year'] as const;
/** Whether the price includes delivery. */
export const deliveries = ['Inclusive', 'Exclusive'] as const;
/** When a product is paid for. */
export const paymentTerms = ['Advance', 'Cash on Delivery'] as const;

export type Solution = (typeof solutions)[number];

/** The statuses of a product. A new or changed product is Pending. */
export const productStatuses = ['Pending', 'Approved', 'Deleted'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Saving an edited product makes it Pending again; a deleted one stays deleted. */
export const productTransitions: Transitions<ProductStatus> = {
  Pending: ['Pending', 'Approved', 'Deleted'],
  Approved: ['Pending', 'Approved', 'Deleted'],
  Deleted: [],
};

/** Solutions on the wire are one text, joined by commas, in the order of the choices. */
const chosenSolutions = z.codec(
  z.string({ error: say.selectSolutions }).max(200),
  z.array(z.enum(solutions)).min(1, { error: say.selectSolutions }),
  {
    decode: (text) => {
      const chosen = text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      // The enum refuses an unknown solution.
      return [...new Set(chosen)].toSorted((a, b) => solutions.indexOf(a as Solution) - solutions.indexOf(b as Solution)) as Solution[];
    },
    encode: (chosen) => chosen.join(','),
  },
);

/** Step 1, in the order of its checks, which follow that of the image. */
export const productDetails = {
  solution: chosenSolutions,
  category: choice(say.selectCategory),
  name: requiredLine(200, say.enterName),
  description: paragraph(2000),
};

/** Step 2: the price in paise, the stock in hundredths of a piece. */
export const stockAndPricing = {
  mrp: decimal(say.enterMrp).refine((paise) => paise > 0, { error: say.enterMrp }),
  stock: decimal(),
};

/**
 * The least rate after discount, before tax, in paise; null for none. An omitted key changes nothing. It must not appear in any log,
 * because only those who approve products or quotations may see it (APR-10).
 */
export const floorPrice = {
  floorPrice: shownAs('private', blankableDecimal(say.enterFloorPrice, { least: 1, most: 100_000_000_00 })).optional(),
};

/** The short code of a product; blank for none. An omitted key changes nothing. */
export const productCode = {
  code: line(30)
    .refine((code) => /^[A-Za-z0-9\-./]*$/.test(code), { error: say.enterCode })
    .optional(),
};

/**
 * When to order again, and how much at least, in hundredths of a piece; null for none. The product is short once no more than the level is
 * free. An omitted key changes nothing.
 */
export const reorderPoint = {
  reorderLevel: blankableDecimal(say.enterReorderLevel).optional(),
  reorderQuantity: blankableDecimal(say.enterReorderQuantity, { least: 1 }).optional(),
};

/** The details that guide prices, searches and purchases, and that customers do not see. */
export const productControl = body({ productId: id, ...productCode, ...reorderPoint, ...floorPrice, version: id });

/** Step 3. */
export const deliveryAndPayment = {
  warranty: z.enum(warranties),
  delivery: z.enum(deliveries),
  paymentTerms: z.enum(paymentTerms),
  visible: yesOrNo,
};

const details = {
  ...productDetails,
  ...stockAndPricing,
  ...deliveryAndPayment,
  ...floorPrice,
  ...productTax,
  status: statedByClient,
  updatedBy: statedByClient,
  updatedOn: statedByClient,
};

/** With `photo`, the product and its picture are saved together. Without it, UpdateProductPhoto follows. */
export const newProduct = body({ ...details, photo: imageAddress.optional() });

/** A product in an import, which has its code too. */
export const importedProduct = body({ ...details, ...productCode, photo: imageAddress.optional() });

/** `originalStock` is the stock when the form was opened. If the stock has changed since then, it is not overwritten. */
export const changedProduct = body({
  productId: id,
  ...details,
  photo: imageAddress.optional(),
  originalStock: decimal().optional(),
  ...expectedVersion,
});

/** What is stored of a product. */
const storedProduct = {
  productId: id,
  name: z.string(),
  /** Blank for none. */
  code: z.string(),
  category: z.string(),
  categoryId: z.int(),
  solution: chosenSolutions,
  description: z.string(),
  /** The picture's address; blank for none. */
  photo: z.string(),
  mrp: decimal(),
  stock: decimal(),
  status: z.enum(productStatuses),
  warranty: z.enum(warranties),
  delivery: z.enum(deliveries),
  paymentTerms: z.enum(paymentTerms),
  visible: yesOrNo,
  updatedOn: instant,
  version: z.int(),
  reorderLevel: blankableDecimal(say.enterReorderLevel),
  reorderQuantity: blankableDecimal(say.enterReorderQuantity),
  ...answeredProductTax,
  /** Absent for users who may not see it. */
  ...floorPrice,
};

/** The fields of a product for the audit log. */
export const auditedProduct = z.object(storedProduct);

/** A product in an answer, with what open orders have reserved of it. */
export const product = row(
  {
    ...storedProduct,
    /** Whole pieces that open orders wait for. */
    reserved: z.int(),
    /** The stock that no order waits for; negative if more is ordered than is there. */
    free: signedDecimal(),
  },
  { categoryId: 'fld_category_id' },
);

/** A product as it is stored. */
export type StoredProduct = z.output<typeof auditedProduct>;
export type Product = z.output<typeof product>;
export type NewProduct = z.output<typeof newProduct>;

/** A description as cards and lists show it: cut after 70 characters with an ellipsis. */
export function shortDescription(description: string): string {
  const characters = [...description];
  return characters.length > 70 ? `${characters.slice(0, 70).join('').trimEnd()}…` : description;
}
