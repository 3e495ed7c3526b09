import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { brochureImporter } from './brochure-importer.ts';
import { contactImporter } from './contact-importer.ts';
import { customerImporter } from './customer-importer.ts';
import { oldQuotationImporter } from './old-quotation-importer.ts';
import { openingBillImporter } from './opening-bill-importer.ts';
import { openingStockImporter } from './opening-stock-importer.ts';
import { productImporter } from './product-importer.ts';
import { purchaseImporter } from './purchase-importer.ts';
import type { RecordImporter } from './record-importer.ts';
import { salesCallImporter } from './sales-call-importer.ts';
import { supplierImporter } from './supplier-importer.ts';

/** The importers by kind. */
export const recordImporters: Readonly<Record<ImportKind, RecordImporter>> = {
  customers: customerImporter,
  'contact-persons': contactImporter,
  products: productImporter,
  'opening-stock': openingStockImporter,
  suppliers: supplierImporter,
  purchases: purchaseImporter,
  'old-quotations': oldQuotationImporter,
  'sales-calls': salesCallImporter,
  'brochure-requests': brochureImporter,
  openingbills: openingBillImporter,
};
