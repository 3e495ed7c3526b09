import { differenceMessages as say } from '@vikray/contract/quotations/difference-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { QuotationRevision } from '@vikray/contract/quotations/quotation-revision.ts';
import { useState } from 'react';
import { ListFailure } from '../../ui/lists/ListFailure.tsx';
import { Drawer } from '../../ui/controls/Drawer.tsx';
import { useMayChange } from '../quotation-possibilities.ts';
import { useQuotationRevisions } from './revision-queries.ts';
import { QuotationDifference } from './QuotationDifference.tsx';
import { QuotationRevisions } from './QuotationRevisions.tsx';
import { useCurrentRevision } from './use-current-revision.ts';

interface RevisionsDrawerProps {
  /** The revision on the page. */
  readonly quotation: Quotation;
  readonly onClose: () => void;
}

/** All revisions of a number, and what changed between the two that are ticked. */
export function RevisionsDrawer({ quotation, onClose }: RevisionsDrawerProps) {
  const { data, error, refetch } = useQuotationRevisions(quotation.quotationId);
  return (
    <Drawer
      title={
        <>
          {say.revisionsOf} <span className="unbroken">{quotation.baseNumber}</span>
        </>
      }
      onClose={onClose}
    >
      {data ? (
        <ComparedRevisions revisions={data} quotation={quotation} />
      ) : (
        error && <ListFailure sentence={error.message} retry={() => void refetch()} />
      )}
    </Drawer>
  );
}

interface ComparedRevisionsProps {
  readonly revisions: readonly QuotationRevision[];
  readonly quotation: Quotation;
}

function ComparedRevisions({ revisions, quotation }: ComparedRevisionsProps) {
  const shownId = quotation.quotationId;
  const mayChange = useMayChange();
  const current = useCurrentRevision(quotation);
  const [tickedIds, setTickedIds] = useState(() => neighbours(revisions, shownId));
  const [newer, older] = revisions.filter(({ quotationId }) => tickedIds.includes(quotationId));
  return (
    <>
      <QuotationRevisions
        revisions={revisions}
        shownId={shownId}
        tickedIds={tickedIds}
        current={current}
        mayRestore={current !== undefined && mayChange('revise', current)}
        onTick={(id, isTicked) => setTickedIds((before) => (isTicked ? [...before, id].slice(-2) : before.filter((each) => each !== id)))}
      />
      {newer && older ? (
        <QuotationDifference key={`${older.quotationId} ${newer.quotationId}`} older={older} newer={newer} />
      ) : (
        <p className="revisions-hint" role="status">
          {say.tickTwo}
        </p>
      )}
    </>
  );
}

/** The revision on the page and the one before it; for the oldest, the one after it. */
function neighbours(revisions: readonly QuotationRevision[], shownId: number): readonly number[] {
  const place = revisions.findIndex(({ quotationId }) => quotationId === shownId);
  const first = Math.min(place, revisions.length - 2);
  return revisions.slice(Math.max(first, 0), Math.max(first, 0) + 2).map(({ quotationId }) => quotationId);
}
