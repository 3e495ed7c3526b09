import type { InputOf } from '@vikray/contract/operations.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { isServiceCode } from '@vikray/contract/products/product-tax.ts';
import { call } from '../../platform/call.ts';
import { useOneByOne } from '../../ui/forms/use-one-by-one.ts';
import { refreshProducts } from '../product-queries.ts';

/** What is filled in. */
export interface FilledTax {
  readonly hsn: string;
  /** In hundredths of a percent, for products without a percentage of their own; null to leave these blank. */
  readonly gstPercent: number | null;
}

/** Fills products, each as the user has seen it (GTX-10). */
export function useFillHsn() {
  const { doAll, ...filling } = useOneByOne<Product>();

  async function fillAll(products: readonly Product[], tax: FilledTax): Promise<void> {
    await doAll(products, async (product) => call('UpdateProductTax', filledProduct(product, tax)));
    void refreshProducts();
  }

  return { ...filling, fillAll };
}

/** The change of one product. The code of a service makes it a service. */
function filledProduct({ productId, version, gstPercent: own }: Product, { hsn, gstPercent }: FilledTax): InputOf<'UpdateProductTax'> {
  return {
    productId,
    version,
    hsn,
    ...(own === null && gstPercent !== null && { gstPercent }),
    ...(isServiceCode(hsn) && { nature: 'Service' }),
  };
}
