import { dealMessages as say } from '@vikray/contract/deals/deal-messages.ts';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import { useState } from 'react';
import { useIsPhone } from '../platform/media.ts';
import { Thread } from '../thread/public.ts';
import { Tabs } from '../ui/page/Tabs.tsx';
import { DealDispatches } from './DealDispatches.tsx';
import { DealOrders } from './DealOrders.tsx';
import { DealQuotations } from './DealQuotations.tsx';

const views = [say.documents, say.timeline] as const;

/** The documents of a deal, with its timeline at their right; on phones, in two tabs. An enquiry has only a timeline. */
export function DealRecords({ deal }: { readonly deal: Deal }) {
  const isPhone = useIsPhone();
  const [view, setView] = useState<(typeof views)[number]>(say.documents);
  const timeline = <Thread record="deal" recordId={deal.dealId} />;
  const hasDocuments = deal.quotations.length + deal.orders.length + deal.dispatches.length > 0;
  if (isPhone && hasDocuments) {
    return (
      <Tabs label={say.views} tabs={views} shown={view} onShow={setView}>
        {view === say.documents ? <Documents deal={deal} /> : timeline}
      </Tabs>
    );
  }
  return (
    <>
      {hasDocuments && <Documents deal={deal} />}
      <div className="deal-thread">{timeline}</div>
    </>
  );
}

function Documents({ deal }: { readonly deal: Deal }) {
  const { orders, dispatches } = deal;
  return (
    <div className="deal-documents">
      <DealQuotations deal={deal} />
      <DealOrders orders={orders} />
      <DealDispatches dispatches={dispatches} />
    </div>
  );
}
