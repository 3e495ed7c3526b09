import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { Product } from '@vikray/contract/products/product.ts';

/** The product that a question refers to. */
export function ProductInBrief({ product: { name, category, mrp } }: { readonly product: Product }) {
  return (
    <>
      <strong>{name}</strong>
      <span>{`${category} · ${formatRupees(mrp)}`}</span>
    </>
  );
}
