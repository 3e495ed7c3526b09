import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { brochureImporter } from './brochure-importer.ts';
import { customerImporter } from './customer-importer.ts';
import { oldQuotationImporter } from './old-quotation-importer.ts';
import { productImporter } from './product-importer.ts';
import type { RecordImporter } from './record-importer.ts';
import { salesCallImporter } from './sales-call-importer.ts';

/** The importers by kind. */
export const recordImporters: Readonly<Record<ImportKind, RecordImporter>> = {
  customers: customerImporter,
  products: productImporter,
  'old-quotations': oldQuotationImporter,
  'sales-calls': salesCallImporter,
  'brochure-requests': brochureImporter,
};
