import { Suspense, useState } from 'react';
import { formatRupees, groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Facts } from '../ui/page/Facts.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import './product-control.css';
import { fieldLabels } from './product-form.ts';

const ProductControlDialog = lazyPart(async () => ({ default: (await import('./ProductControlDialog.tsx')).ProductControlDialog }));

/** The code and the reorder point of a product, and its floor price for those who may see it. Changing them leaves the product approved. */
export function ProductControl({ product }: { readonly product: Product }) {
  const { code, reorderLevel, reorderQuantity, floorPrice } = product;
  const [isOpen, setOpen] = useState(false);
  const price = typeof floorPrice === 'number' ? [{ label: fieldLabels.floorPrice, text: formatRupees(floorPrice) }] : [];
  return (
    <section className="product-control" aria-label={say.control}>
      <Facts
        facts={[
          { label: say.code, text: code },
          { label: say.reorderLevel, text: reorderLevel === null ? '' : groupedDecimal(reorderLevel) },
          { label: say.reorderQuantity, text: reorderQuantity === null ? '' : groupedDecimal(reorderQuantity) },
          ...price,
        ]}
      />
      <IfAllowed to="UpdateProductControl">
        <Button onClick={() => setOpen(true)}>{say.changeControl}</Button>
        {isOpen && (
          <Suspense>
            <ProductControlDialog product={product} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </IfAllowed>
    </section>
  );
}
