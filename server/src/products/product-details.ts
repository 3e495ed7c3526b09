import type { NewProduct } from '@vikray/contract/products/product.ts';
import { findImageHash } from '../images/public.ts';
import type { Lookups } from '../lookups/public.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db } from '../platform/database/tables.ts';
import { productTaxColumns } from './product-tax-columns.ts';
import type { FloorPrice, ProductDetails, ProductTax } from './products-tables.ts';

/** The data to store from a request. `imageHash` is undefined when the request names no picture. */
export interface EnteredProduct {
  readonly details: ProductDetails & FloorPrice & ProductTax;
  readonly imageHash: string | undefined;
}

/** Turns an entered product into the columns to store, or returns the failure for the first choice that does not exist. */
export async function enteredProduct(
  db: Db,
  lookups: Lookups,
  input: Omit<NewProduct, 'stock'>,
): Promise<EnteredProduct | 'CategoryUnknown' | 'ImageUnknown'> {
  const category = await lookups.findInLookup('product_categories', input.category);
  if (!category) return 'CategoryUnknown';
  const imageHash = input.photo ? await findImageHash(db, 'Product', input.photo) : undefined;
  if (input.photo && !imageHash) return 'ImageUnknown';
  const details = {
    name: input.name,
    name_key: nameKey(input.name),
    category_id: category.value,
    category: category.label,
    solution: input.solution.join(','),
    description: input.description,
    mrp_paise: input.mrp,
    warranty: input.warranty,
    delivery: input.delivery,
    payment_terms: input.paymentTerms,
    visible: input.visible,
    ...(input.floorPrice !== undefined && { floor_price_paise: input.floorPrice }),
    ...productTaxColumns(input),
  };
  return { details, imageHash };
}
