import type { Product } from '@vikray/contract/products/product.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db } from '../platform/database/tables.ts';
import { productsByKeys } from '../products/public.ts';

/** The product with this code, or else with this name. */
export async function findProductNamed(db: Db, text: string): Promise<Product | undefined> {
  const found = await productsByKeys(db, [text]);
  const key = nameKey(text);
  return found.find(({ code }) => code !== '' && nameKey(code) === key) ?? found.find(({ name }) => nameKey(name) === key);
}
