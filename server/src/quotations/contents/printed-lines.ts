import { hashInUrl } from '@vikray/contract/images/image.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { maxSubtotal, type NewQuotation } from '@vikray/contract/quotations/quotation.ts';
import type { Db } from '../../platform/database/tables.ts';
import { findProductName, findProductsToUse, type CopiedProduct } from '../../products/public.ts';
import type { QuotationLineColumns } from '../quotations-tables.ts';

/** A line as the user entered it. The rate of GST is absent or null while one rate taxes all goods. */
type EnteredLine = NonNullable<NewQuotation['products']>[number];

/** The columns of a line that come from its product. */
type ProductColumns = Pick<QuotationLineColumns, 'product_id' | 'name' | 'description' | 'image_hash' | 'mrp_paise'>;

/** Products as they are now, by id. */
export type ProductsById = ReadonlyMap<number, CopiedProduct>;

/** The products of the entered lines that are not among the lines `before`. */
export async function findNewProducts(
  db: Db,
  entered: readonly Pick<EnteredLine, 'productId'>[] = [],
  before: readonly QuotationLineColumns[] = [],
): Promise<ProductsById> {
  const known = new Set(before.map((line) => line.product_id));
  return findProductsToUse(
    db,
    entered.map(({ productId }) => productId).filter((productId) => !known.has(productId)),
  );
}

/** The sentence about the first product that was deleted while its line was entered; undefined if it never existed. */
export async function sentenceOfDeleted(
  db: Db,
  entered: readonly Pick<EnteredLine, 'productId'>[],
  products: ProductsById,
  before: readonly QuotationLineColumns[] = [],
): Promise<string | undefined> {
  const known = new Set([...products.keys(), ...before.map((line) => line.product_id)]);
  const unknown = entered.find(({ productId }) => !known.has(productId));
  const name = unknown && (await findProductName(db, unknown.productId));
  return name === undefined ? undefined : say.productDeleted(name);
}

/**
 * The lines as they will always be printed. A product among the lines `before` keeps its name, description, photo and MRP; any other has
 * those of now. Returns the first fault instead.
 */
export function printedLines(
  entered: readonly EnteredLine[],
  products: ProductsById,
  before: readonly QuotationLineColumns[] = [],
): readonly QuotationLineColumns[] | 'ProductUnknown' | 'AmountsDoNotAddUp' {
  const known = new Map(before.toReversed().map((line) => [line.product_id, line]));
  const lines: QuotationLineColumns[] = [];
  for (const { productId, quantity, rate, total = quantity * rate, gstPercent = null } of entered) {
    const product = products.get(productId);
    const printed = known.get(productId) ?? (product && productColumns(product));
    if (!printed) return 'ProductUnknown';
    if (total !== quantity * rate || total > maxSubtotal) return 'AmountsDoNotAddUp';
    lines.push({ ...printed, ...enteredColumns({ productId, quantity, rate, gstPercent }) });
  }
  return lines;
}

/** What lines cost together, in paise. */
export function sumOf(lines: readonly QuotationLineColumns[]): number {
  return lines.reduce((sum, line) => sum + line.total_paise, 0);
}

/** The columns of a line, with its product and MRP as they are now. */
export function lineColumns(product: CopiedProduct, entered: Pick<EnteredLine, 'quantity' | 'rate'>): QuotationLineColumns {
  return { ...productColumns(product), ...enteredColumns({ productId: product.productId, ...entered }) };
}

function productColumns({ productId, name, description, photo, mrp }: CopiedProduct): ProductColumns {
  return { product_id: productId, name, description, image_hash: hashInUrl(photo) ?? null, mrp_paise: mrp };
}

function enteredColumns({ quantity, rate, gstPercent = null }: EnteredLine): Omit<QuotationLineColumns, keyof ProductColumns> {
  return { quantity, rate_paise: rate, total_paise: quantity * rate, gst_percent_hundredths: gstPercent };
}
