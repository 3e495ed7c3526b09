import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importedOpeningStock } from '@vikray/contract/imports/imported-entries.ts';
import { addOpeningStock, productsWithOpening, takeBackOpeningStock, type NewOpeningStock } from '../products/public.ts';
import { dependenceOfOpeningStock } from './dependence-store.ts';
import { goneProduct } from './gone-records.ts';
import { findProductNamed } from './named-product.ts';
import { printable } from './printable.ts';
import { recordImporter } from './record-importer.ts';

export const openingStockImporter = recordImporter({
  kind: 'opening-stock',
  label: 'product',
  input: importedOpeningStock,
  presentSentence: say.openingPresent,
  async present(db, keys) {
    const found = await productsWithOpening(db, keys.map(Number));
    return new Set([...found].map(String));
  },
  dependence: dependenceOfOpeningStock,
  takeBack: (tx, ids, stamp, importId) => takeBackOpeningStock(tx, ids, importId, stamp),
  async keyOf({ product }, { db }) {
    const found = product === undefined ? undefined : await findProductNamed(db, product);
    return found && String(found.productId);
  },
  async faults({ db }, { product }) {
    if (product === undefined || (await findProductNamed(db, product))) return [];
    return [{ field: 'product', message: say.unknownProduct(printable(product)) }];
  },
  async prepare(_context, { quantity }, key): Promise<NewOpeningStock> {
    return { productId: Number(key), quantity };
  },
  gone: goneProduct,
  insert: addOpeningStock,
});
