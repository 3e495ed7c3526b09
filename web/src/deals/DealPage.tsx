import { Navigate, useSearch } from '@tanstack/react-router';
import { dealMessages as say } from '@vikray/contract/deals/deal-messages.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { useChosenId } from '../ui/page/chosen-id.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { LeaveWithNotice } from '../ui/page/LeaveWithNotice.tsx';
import { DealSkeleton } from './DealSkeleton.tsx';
import { useDeal } from './deal-queries.ts';
import { ShownDeal } from './ShownDeal.tsx';

const notFoundStatus = 404;

/** The page of one deal: how far it is, and everything that belongs to it. Without a deal, it goes back to the quotations. */
export function DealPage() {
  const { id } = useSearch({ from: '/shell/deal' });
  const dealId = useChosenId('deal', id);
  const { data: deal, error, refetch } = useDeal(dealId);

  if (dealId === undefined) return <Navigate to="/quotationlist" replace />;
  if (deal) return <ShownDeal deal={deal} />;
  if (error?.status === notFoundStatus)
    return (
      <LeaveWithNotice sentence={say.notFound}>
        <Navigate to="/quotationlist" replace />
      </LeaveWithNotice>
    );
  return (
    <>
      <PageHeading title="Deal" />
      {error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <DealSkeleton />}
    </>
  );
}
