import type { Product } from '@vikray/contract/products/product.ts';
import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import type { ReactNode } from 'react';
import { ProductGlance } from '../overviews/public.ts';
import { Thread } from '../thread/public.ts';
import { useRecordView } from '../ui/page/record-view.ts';
import { Tabs } from '../ui/page/Tabs.tsx';
import { ProductControl } from './ProductControl.tsx';

interface ProductViewsProps {
  readonly product: Product;
  /** While it is edited, a product shows its details alone. */
  readonly isEditing: boolean;
  /** Its details, the first view. */
  readonly children: ReactNode;
}

const views = [say.details, say.stockAndTimeline] as const;

/** The views of a saved product. */
export function ProductViews({ product, isEditing, children }: ProductViewsProps) {
  const [view, show] = useRecordView(views);
  const shown = isEditing ? say.details : view;
  return (
    <Tabs label={say.views} tabs={views} shown={shown} onShow={show} isAlone={isEditing}>
      {shown === say.details ? (
        <ProductGlance product={product} isEditing={isEditing}>
          {children}
        </ProductGlance>
      ) : (
        <>
          <ProductControl product={product} />
          <Thread record="product" recordId={product.productId} />
        </>
      )}
    </Tabs>
  );
}
