import type { InputOf } from '@vikray/contract/operations.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { isServiceCode } from '@vikray/contract/products/product-tax.ts';
import { useState } from 'react';
import { failureSentence } from '../../platform/call-failure.ts';
import { call } from '../../platform/call.ts';
import { oneByOne } from '../../platform/login.ts';
import { refreshProducts } from '../product-queries.ts';

/** What is filled in. */
export interface FilledTax {
  readonly hsn: string;
  /** In hundredths of a percent, for products without a percentage of their own; null to leave these blank. */
  readonly gstPercent: number | null;
}

/** What became of one product: why it was refused; undefined when it is filled. */
export interface FillResult {
  readonly product: Product;
  readonly refusal: string | undefined;
}

/** Fills products one after the other, each as the user has seen it. One that is refused does not stop the others (GTX-10). */
export function useFillHsn() {
  const [isBusy, setIsBusy] = useState(false);
  const [results, setResults] = useState<readonly FillResult[]>();

  async function fillAll(products: readonly Product[], tax: FilledTax): Promise<void> {
    setIsBusy(true);
    const done: FillResult[] = [];
    await oneByOne(products, async (product) => void done.push({ product, refusal: await fillOne(filledProduct(product, tax)) }));
    setIsBusy(false);
    setResults(done);
    void refreshProducts();
  }

  return { isBusy, results, fillAll, forget: () => setResults(undefined) };
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

async function fillOne(change: InputOf<'UpdateProductTax'>): Promise<string | undefined> {
  try {
    await call('UpdateProductTax', change);
    return undefined;
  } catch (thrown) {
    return failureSentence(thrown);
  }
}
