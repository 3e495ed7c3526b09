/** Finds the product of a typed or pasted text. All fail as `call` does. */
import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import { comparable } from '@vikray/contract/platform/search-terms.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { call } from '../../platform/call.ts';

/** How many products the list below the entry shows. */
const shownProducts = 8;

/** The products of a search as the entry shows them: an exact code first, then the best matches of the server. */
export function codeFirst(products: readonly Product[], typed: string): Product[] {
  const code = comparable(typed);
  const isExact = (product: Product) => code !== '' && comparable(product.code) === code;
  return [...products.filter(isExact), ...products.filter((product) => !isExact(product))].slice(0, shownProducts);
}

/** The product that the entry would show first for a text; nothing if none has it. */
export async function findProduct(text: string): Promise<Product | undefined> {
  const [exact] = await findNamed([text]);
  if (exact) return exact;
  const { rows } = await call('GetProduct', { search: text, sort: bestMatch, visible: 'Yes', page: 1, pageSize: 1 });
  return rows[0];
}

/** The product of each text that is exactly a code or a name, in their order. A code wins over a name. */
export async function findNamed(texts: readonly string[]): Promise<(Product | undefined)[]> {
  const products = await call('GetNamedProduct', { names: [...new Set(texts)] });
  const byName = new Map(products.map((product) => [comparable(product.name), product]));
  const byCode = new Map(products.flatMap((product) => (product.code === '' ? [] : [[comparable(product.code), product]])));
  return texts.map((text) => byCode.get(comparable(text)) ?? byName.get(comparable(text)));
}
