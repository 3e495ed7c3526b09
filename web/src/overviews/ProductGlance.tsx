import { Suspense, type ReactNode } from 'react';
import type { Product } from '@vikray/contract/products/product.ts';
import { overviewMessages as say } from '@vikray/contract/overviews/overview-messages.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Glance } from './Glance.tsx';
import { GlanceSkeleton } from './GlancePart.tsx';

/** Not part of the first load, because the wizard alone is a heavy page. */
const ProductParts = lazyPart(async () => ({ default: (await import('./ProductParts.tsx')).ProductParts }));

interface ProductGlanceProps {
  readonly product: Product;
  /** While it is edited, its wizard stands alone. */
  readonly isEditing: boolean;
  /** The wizard with all details. */
  readonly children: ReactNode;
}

/** A product at first sight: what there is of it and what is free, the last movements and the last prices. Its wizard is beside it. */
export function ProductGlance({ product, isEditing, children }: ProductGlanceProps) {
  const parts = (
    <Suspense fallback={<GlanceSkeleton parts={[say.stock, say.movements, say.prices]} />}>
      <ProductParts product={product} />
    </Suspense>
  );
  return <Glance parts={isEditing ? undefined : parts}>{children}</Glance>;
}
