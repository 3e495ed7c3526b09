import { useId, useState } from 'react';
import { differenceMessages as say } from '@vikray/contract/quotations/difference-messages.ts';
import {
  differenceTotals,
  isDifferent,
  type QuotationDifference as QuotationDifferenceRow,
} from '@vikray/contract/quotations/quotation-difference.ts';
import type { QuotationRevision } from '@vikray/contract/quotations/quotation-revision.ts';
import { useIsPhone } from '../../platform/media.ts';
import { Switch } from '../../ui/controls/Switch.tsx';
import { ListFailure } from '../../ui/lists/ListFailure.tsx';
import { DifferenceCards } from './DifferenceCards.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import './quotation-difference.css';
import { useQuotationDifference } from './revision-queries.ts';

type ComparedRevision = Pick<QuotationRevision, 'quotationId' | 'number'>;

interface QuotationDifferenceProps {
  readonly older: ComparedRevision;
  readonly newer: ComparedRevision;
}

/** What changed between two revisions of one number. */
export function QuotationDifference({ older, newer }: QuotationDifferenceProps) {
  const { data, error, refetch } = useQuotationDifference(newer.quotationId, older.quotationId);
  return (
    <Difference
      data={data}
      error={error}
      retry={() => void refetch()}
      older={older.number}
      newer={newer.number}
      same={say.nothingChanged}
    />
  );
}

interface DifferenceProps {
  /** All rows, unchanged ones included; undefined until they are read. */
  readonly data: readonly QuotationDifferenceRow[] | undefined;
  readonly error?: Error | null;
  readonly retry?: () => void;
  /** The names of both sides. */
  readonly older: string;
  readonly newer: string;
  /** What it says if nothing has changed. */
  readonly same: string;
}

/** The rows of a difference: a table, on phones a card for each line, both with the change of the total. */
export function Difference({ data, error = null, retry, older, newer, same }: DifferenceProps) {
  const [showsAll, setShowsAll] = useState(false);
  const switchId = useId();
  const isPhone = useIsPhone();
  const Rows = isPhone ? DifferenceCards : DifferenceTable;
  const changed = data?.filter(isDifferent) ?? [];
  const shown = showsAll ? (data ?? []) : changed;
  return (
    <section className="difference" aria-label={say.difference}>
      <div className="difference-head">
        <h3>{say.difference}</h3>
        <label htmlFor={switchId}>{say.showUnchanged}</label>
        <Switch id={switchId} checked={showsAll} onChange={setShowsAll} />
      </div>
      {!data && (error && retry ? <ListFailure sentence={error.message} retry={retry} /> : <DifferenceSkeleton />)}
      {data && changed.length === 0 && (
        <p className="difference-same" role="status">
          {same}
        </p>
      )}
      {data && shown.length > 0 && <Rows rows={shown} totals={differenceTotals(data)} olderNumber={older} newerNumber={newer} />}
    </section>
  );
}

function DifferenceSkeleton() {
  return (
    <div className="difference-skeleton" aria-busy aria-label="Loading" role="region">
      {['40%', '70%', '55%'].map((width) => (
        <span key={width} className="skeleton" style={{ width }} />
      ))}
    </div>
  );
}
