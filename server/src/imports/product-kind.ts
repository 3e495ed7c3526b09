import { productMessages } from '@vikray/contract/products/product-messages.ts';
import { imageUrl } from '@vikray/contract/images/image.ts';
import { newProduct } from '@vikray/contract/products/product.ts';
import { productsOperations } from '@vikray/contract/products/products-operations.ts';
import { enteredProduct, insertProducts, takeBackProducts, takenProductNames, type NewImportedProduct } from '../products/public.ts';
import { dependenceOfProducts } from './dependence-store.ts';
import { recordKind, refusedStatus } from './record-kind.ts';

export const productKind = recordKind({
  label: 'name',
  input: newProduct,
  presentSentence: productMessages.present,
  present: takenProductNames,
  dependence: dependenceOfProducts,
  takeBack: takeBackProducts,
  async prepare({ db, lookups, pictures, rights }, { photo, stock, ...input }) {
    const status = String(input.status ?? 'Pending');
    const refused = refusedStatus(status, 'Approve Product', rights);
    if (refused !== undefined) return refused;
    const picture = photo ? await pictures.named(photo) : undefined;
    if (typeof picture === 'string') return picture;
    const entered = await enteredProduct(db, lookups, { ...input, photo: picture && imageUrl(picture.hash) });
    if (typeof entered === 'string') return productsOperations.AddProduct.failures[entered].message;
    const data: NewImportedProduct = { ...entered, stock, status: status === 'Approved' ? 'Approved' : 'Pending' };
    return { key: entered.details.name_key, data };
  },
  async insert(tx, records, importId, stamp) {
    await insertProducts(tx, records, importId, stamp);
    return records.length;
  },
});
