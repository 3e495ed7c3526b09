import { isServiceCode } from '@vikray/contract/products/product-tax.ts';
import type { NewProduct } from '@vikray/contract/products/product.ts';
import type { ProductTax } from './products-tables.ts';

/** The GST columns of a request. The code of a service makes a product a service, unless the request names its nature. */
export function productTaxColumns({
  hsn,
  unit,
  gstPercent,
  nature = hsn !== undefined && isServiceCode(hsn) ? 'Service' : undefined,
}: Pick<NewProduct, 'hsn' | 'unit' | 'gstPercent' | 'nature'>): ProductTax {
  return {
    ...(hsn !== undefined && { hsn }),
    ...(unit !== undefined && { unit }),
    ...(gstPercent !== undefined && { gst_percent_hundredths: gstPercent }),
    ...(nature !== undefined && { nature }),
  };
}
