import { productMessages } from '@vikray/contract/products/product-messages.ts';
import { imageUrl } from '@vikray/contract/images/image.ts';
import { newProduct } from '@vikray/contract/products/product.ts';
import { productsOperations } from '@vikray/contract/products/products-operations.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { enteredProduct, insertProducts, takeBackProducts, takenProductNames, type NewImportedProduct } from '../products/public.ts';
import { dependenceOfProducts } from './dependence-store.ts';
import { recordImporter, refusedStatus } from './record-importer.ts';

const { CategoryUnknown } = productsOperations.AddProduct.failures;

export const productImporter = recordImporter({
  kind: 'products',
  label: 'name',
  input: newProduct,
  presentSentence: productMessages.present,
  present: takenProductNames,
  dependence: dependenceOfProducts,
  takeBack: takeBackProducts,
  keyOf: ({ name }) => name && nameKey(name),
  async faults({ lookups, pictures, rights }, { category, photo, status }) {
    const isUnknown = category !== undefined && !(await lookups.findInLookup('product_categories', category));
    const picture = photo ? await pictures.named(photo) : undefined;
    return [
      ...(isUnknown ? [{ field: 'category', message: CategoryUnknown.message }] : []),
      ...(typeof picture === 'string' ? [{ field: 'photo', message: picture }] : []),
      ...refusedStatus(status, 'products', rights),
    ];
  },
  async prepare({ db, lookups, pictures }, { photo, stock, status, ...input }): Promise<NewImportedProduct> {
    const picture = photo ? await pictures.named(photo) : undefined;
    const found = typeof picture === 'object' ? imageUrl(picture.hash) : undefined;
    const entered = await enteredProduct(db, lookups, { ...input, photo: found });
    if (typeof entered === 'string') throw new Error(`The check should have refused: ${entered}`);
    return { ...entered, stock, status: status === 'Approved' ? 'Approved' : 'Pending' };
  },
  async insert(tx, records, importId, stamp) {
    await insertProducts(tx, records, importId, stamp);
    return records.length;
  },
});
