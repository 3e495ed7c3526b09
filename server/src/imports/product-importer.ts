import { productMessages } from '@vikray/contract/products/product-messages.ts';
import { imageUrl } from '@vikray/contract/images/image.ts';
import { importedProduct } from '@vikray/contract/products/product.ts';
import { productsOperations } from '@vikray/contract/products/products-operations.ts';
import { formatPercent } from '@vikray/contract/platform/decimal.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { enteredProduct, insertProducts, namesOfCodes, takeBackProducts, type NewImportedProduct } from '../products/public.ts';
import { dependenceOfProducts } from './dependence-store.ts';
import { productUpdates } from './product-updates.ts';
import { recordImporter, refusedStatus } from './record-importer.ts';
import { takenNames } from './taken-name-store.ts';

const { CategoryUnknown } = productsOperations.AddProduct.failures;

export const productImporter = recordImporter({
  updates: productUpdates,
  kind: 'products',
  label: 'name',
  input: importedProduct,
  presentSentence: productMessages.present,
  present: takenNames('products'),
  dependence: dependenceOfProducts,
  takeBack: takeBackProducts,
  keyOf: ({ name }) => name && nameKey(name),
  otherKeysOf: ({ code }) => (code ? [`code ${nameKey(code)}`] : []),
  async faults({ db, lookups, pictures, rights, taxRates, known, onNote }, { name, code, category, photo, status, gstPercent }) {
    const owner = code ? (await namesOfCodes(db, [nameKey(code)])).get(nameKey(code)) : undefined;
    const isTaken = owner !== undefined && owner !== nameKey(known?.name ?? name ?? '');
    const rate = formatPercent(gstPercent ?? 0).slice(0, -1);
    const isPart = isPartOfOne(gstPercent, taxRates);
    if (gstPercent && !isPart && taxRates.size > 0 && !taxRates.has(gstPercent)) onNote(say.rateNotInList(rate));
    const isUnknown = category !== undefined && !(await lookups.findInLookup('product_categories', category));
    const picture = photo ? await pictures.named(photo) : undefined;
    return [
      ...(isTaken ? [{ field: 'code', message: productMessages.codePresent }] : []),
      ...(isPart ? [{ field: 'gstPercent', message: say.meantPercent(rate, String(gstPercent)) }] : []),
      ...(isUnknown ? [{ field: 'category', message: CategoryUnknown.message }] : []),
      ...(typeof picture === 'string' ? [{ field: 'photo', message: picture }] : []),
      ...refusedStatus(status, 'products', rights),
    ];
  },
  async prepare({ db, lookups, pictures }, { photo, stock, status, code, ...input }): Promise<NewImportedProduct> {
    const picture = photo ? await pictures.named(photo) : undefined;
    const found = typeof picture === 'object' ? imageUrl(picture.hash) : undefined;
    const entered = await enteredProduct(db, lookups, { ...input, photo: found });
    if (typeof entered === 'string') throw new Error(`The check should have refused: ${entered}`);
    return { ...entered, stock, code: code ?? '', status: status === 'Approved' ? 'Approved' : 'Pending' };
  },
  async insert(tx, records, importId, stamp) {
    await insertProducts(tx, records, importId, stamp);
    return records.length;
  },
});

/** Whether a rate below one percent is meant as a part of one: 0.18 for 18 %. A rate of the list of taxes is meant as it is. */
function isPartOfOne(hundredths: number | null | undefined, taxRates: ReadonlySet<number>): boolean {
  return typeof hundredths === 'number' && hundredths > 0 && hundredths < 100 && !taxRates.has(hundredths);
}
