import type { Deal } from '@vikray/contract/deals/deal.ts';
import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';

const OutcomeDrawer = lazyPart(async () => ({ default: (await import('./OutcomeDrawer.tsx')).OutcomeDrawer }));

interface DealOutcomeProps {
  readonly deal: Deal;
  /** The mail that has just been sent; undefined for none. */
  readonly mailId: number | undefined;
  readonly onClose: () => void;
}

/** Opens the outcome of a mail after it was sent from the page of its deal, for users who may enter it. */
export function DealOutcome({ deal, mailId, onClose }: DealOutcomeProps) {
  const mayEnter = useAllowed('AddSalesCall');
  if (mailId === undefined || !mayEnter) return null;
  return (
    <Suspense>
      <OutcomeDrawer deal={deal} mailId={mailId} onClose={onClose} />
    </Suspense>
  );
}
