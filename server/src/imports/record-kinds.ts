import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { brochureKind } from './brochure-kind.ts';
import { customerKind } from './customer-kind.ts';
import { oldQuotationKind } from './old-quotation-kind.ts';
import { productKind } from './product-kind.ts';
import type { ImportedKind } from './record-kind.ts';
import { salesCallKind } from './sales-call-kind.ts';

/** The kinds of record that can be imported. */
export const recordKinds: Readonly<Record<ImportKind, ImportedKind>> = {
  customers: customerKind,
  products: productKind,
  'old-quotations': oldQuotationKind,
  'sales-calls': salesCallKind,
  'brochure-requests': brochureKind,
};
