import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import type { ReactNode } from 'react';
import { Thread } from '../thread/public.ts';
import { useRecordView } from '../ui/page/record-view.ts';
import { Tabs } from '../ui/page/Tabs.tsx';

interface ProductViewsProps {
  readonly productId: number;
  /** While it is edited, a product shows its details alone. */
  readonly isEditing: boolean;
  /** Its details, the first view. */
  readonly children: ReactNode;
}

const views = [say.details, say.stockAndTimeline] as const;

/** The views of a saved product. */
export function ProductViews({ productId, isEditing, children }: ProductViewsProps) {
  const [view, show] = useRecordView(views);
  const shown = isEditing ? say.details : view;
  return (
    <Tabs label={say.views} tabs={views} shown={shown} onShow={show} isAlone={isEditing}>
      {shown === say.details ? children : <Thread record="product" recordId={productId} />}
    </Tabs>
  );
}
