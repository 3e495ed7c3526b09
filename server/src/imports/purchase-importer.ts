import { addDays, slashedDate } from '@vikray/contract/platform/dates.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importedPurchase } from '@vikray/contract/imports/imported-entries.ts';
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { findSupplierNamed } from '../companies/public.ts';
import { insertImportedPurchases, invoiceKey, takeBackPurchases, takenInvoices, type NewImportedPurchase } from '../purchases/public.ts';
import { dependenceOfPurchases } from './dependence-store.ts';
import { goneProduct, goneSupplier } from './gone-records.ts';
import { findProductNamed } from './named-product.ts';
import { printable } from './printable.ts';
import { recordImporter } from './record-importer.ts';

export const purchaseImporter = recordImporter({
  kind: 'purchases',
  label: 'invoicenumber',
  sharedFields: ['invoicenumber', 'supplier', 'date'],
  input: importedPurchase,
  presentSentence: say.purchasePresent,
  present: takenInvoices,
  dependence: dependenceOfPurchases,
  takeBack: takeBackPurchases,
  async keyOf({ supplier, invoiceNumber }, { db }) {
    const found = supplier === undefined ? undefined : await findSupplierNamed(db, supplier);
    return found && invoiceNumber !== undefined ? invoiceKey({ supplierId: found.id, invoiceNumber }) : undefined;
  },
  async faults({ db, today }, { supplier, date, lines = [] }) {
    const faults: FailedCheck[] = [];
    if (supplier !== undefined && !(await findSupplierNamed(db, supplier)))
      faults.push({ field: 'supplier', message: say.unknownSupplier(printable(supplier)) });
    // One day of tolerance, as in the form.
    if (date !== undefined && date > addDays(today, 1)) faults.push({ field: 'date', message: say.dateAhead(slashedDate(date)) });
    for (const [index, { product }] of lines.entries())
      if (!(await findProductNamed(db, product)))
        faults.push({ field: `lines.${index}.product`, message: say.unknownProduct(printable(product)) });
    return faults;
  },
  async prepare({ db }, { supplier, lines, ...purchase }): Promise<NewImportedPurchase> {
    const found = await findSupplierNamed(db, supplier);
    if (!found) throw new Error('The check should have refused an unknown supplier');
    const named: NewImportedPurchase['lines'][number][] = [];
    for (const { product, quantity } of lines) {
      const of = await findProductNamed(db, product);
      if (!of) throw new Error('The check should have refused an unknown product');
      named.push({ productId: of.productId, productName: of.name, quantity });
    }
    return { ...purchase, supplierId: found.id, supplierName: found.name, lines: named };
  },
  gone: async (tx, purchases) =>
    (await goneSupplier(tx, purchases)) ??
    goneProduct(
      tx,
      purchases.flatMap(({ lines }) => lines),
    ),
  insert: insertImportedPurchases,
});
