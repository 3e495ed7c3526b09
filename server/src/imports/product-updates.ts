import { productImportCsv } from '@vikray/contract/products/product-csv.ts';
import { importColumns } from '@vikray/contract/imports/import-columns.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { productsByKeys, restoreProduct, updateImportedProduct, type NewImportedProduct } from '../products/public.ts';
import type { Wire } from './wire.ts';
import type { KnownRecord, RecordUpdates } from './record-updates.ts';

/** Products are found by their code, or else by their name. */
export const productUpdates: RecordUpdates = {
  keyFields: ['code', 'name'],
  unchanged: { stock: say.stockUnchanged },
  async find(db, rows) {
    const products = await productsByKeys(
      db,
      rows.flatMap((row) => [textIn(row, 'code'), textIn(row, 'name')]),
    );
    const byCode = new Map(products.flatMap((product) => (product.code === '' ? [] : [[nameKey(product.code), product] as const])));
    const byName = new Map(products.map((product) => [nameKey(product.name), product]));
    return rows.map((row) => {
      const [code, name] = [textIn(row, 'code'), textIn(row, 'name')];
      const found = (code !== '' && byCode.get(nameKey(code))) || (name !== '' && byName.get(nameKey(name)));
      return found ? known(found) : undefined;
    });
  },
  async make(tx, { recordId, version, data }, stamp) {
    // The rows contain the results of `prepare` as JSON.
    const changed = await updateImportedProduct(tx, { productId: recordId, version }, data as NewImportedProduct, stamp);
    if (!changed) return undefined;
    const { before, after, columns } = changed;
    return {
      made: { before: columns, versionAfter: after.version, statusAfter: after.status },
      change: { record: 'product', id: recordId, before, after },
    };
  },
  async undo(tx, recordId, columns, stamp) {
    const restored = await restoreProduct(tx, recordId, columns, stamp);
    return restored && { record: 'product', id: recordId, ...restored };
  },
};

function textIn(row: Wire, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : '';
}

/** A product as a row of its import. The picture is named only by a row that changes it. */
function known(product: Product): KnownRecord {
  const wire = Object.fromEntries(
    productImportCsv.columns.flatMap(({ heading, text }) => {
      const column = importColumns.products.find((each) => each.heading === heading);
      return column && column.wire !== 'photo' ? [[column.wire, text(product)] as const] : [];
    }),
  );
  return { recordId: product.productId, version: product.version, name: product.name, wire };
}
