import { orderChangeWords as words } from '@vikray/contract/order-changes/order-change-messages.ts';
import type { OrderChange } from '@vikray/contract/order-changes/order-change.ts';
import { useState } from 'react';
import { Drawer } from '../ui/controls/Drawer.tsx';
import { Segmented } from '../ui/controls/Segmented.tsx';
import { EmptyState } from '../ui/lists/EmptyState.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { OneChange } from './OneChange.tsx';
import { useOrderChanges } from './order-change-queries.ts';

interface OrderChangesDrawerProps {
  readonly orderId: number;
  /** The number of the order. */
  readonly number: string;
  readonly onClose: () => void;
}

/** The changes of an order, the newest first shown: what each made different, who entered it and who decided. */
export function OrderChangesDrawer({ orderId, number, onClose }: OrderChangesDrawerProps) {
  const { data, error, refetch } = useOrderChanges(orderId);
  const title = (
    <>
      {words.changesOf} <span className="unbroken">{number}</span>
    </>
  );
  return (
    <Drawer title={title} onClose={onClose}>
      {data ? <ChangesByNumber changes={data} /> : error && <ListFailure sentence={error.message} retry={() => void refetch()} />}
    </Drawer>
  );
}

function ChangesByNumber({ changes }: { readonly changes: readonly OrderChange[] }) {
  const [chosen, setChosen] = useState<string>();
  const shown = changes.find(({ change }) => String(change) === chosen) ?? changes[0];
  if (!shown) return <EmptyState sentence={words.none} />;
  const options = changes.map(({ change }) => ({ label: words.changeName(change), value: String(change) }));
  const earlier = changes.find(({ change, state }) => change < shown.change && state === 'Approved')?.change ?? 0;
  return (
    <>
      {changes.length > 1 && <Segmented options={options} value={String(shown.change)} onChange={setChosen} label={words.which} />}
      <OneChange key={shown.changeId} change={shown} earlier={earlier} />
    </>
  );
}
