import { Link } from '@tanstack/react-router';
import { dateAt, recentInstant, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { differenceMessages as say } from '@vikray/contract/quotations/difference-messages.ts';
import type { QuotationRevision } from '@vikray/contract/quotations/quotation-revision.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { statusWord } from '@vikray/contract/quotations/status-word.ts';
import { today } from '../../platform/today.ts';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { StatusTag } from '../../ui/page/StatusTag.tsx';
import './quotation-revisions.css';
import { RestoreLink } from './RestoreLink.tsx';

interface QuotationRevisionsProps {
  readonly revisions: readonly QuotationRevision[];
  /** The revision on the page. */
  readonly shownId: number;
  readonly tickedIds: readonly number[];
  /** The current revision. Undefined while it is loading. */
  readonly current: Quotation | undefined;
  /** Whether a next revision can be made; older ones can then be restored. */
  readonly mayRestore: boolean;
  readonly onTick: (quotationId: number, isTicked: boolean) => void;
}

/** The revisions of a number, newest first, each with a link to its page and a box that chooses it for comparing. */
export function QuotationRevisions({ revisions, shownId, tickedIds, current, mayRestore, onTick }: QuotationRevisionsProps) {
  return (
    <ul className="revisions">
      {revisions.map((revision) => {
        const { quotationId, number, date, totalAmount, shownStatus, revisionReason } = revision;
        return (
          <li key={quotationId}>
            <Checkbox
              checked={tickedIds.includes(quotationId)}
              onChange={(isTicked) => onTick(quotationId, isTicked)}
              aria-label={say.compare(number)}
            />
            <div className="revision-name">
              {quotationId === shownId ? (
                <strong className="unbroken" aria-current="true">
                  {number}
                </strong>
              ) : (
                <Link to="/viewquotation" search={{ id: quotationId }} className="unbroken">
                  {number}
                </Link>
              )}
              <StatusTag status={current?.quotationId === quotationId ? statusWord(current) : shownStatus} />
            </div>
            <span className="tabular">{slashedDate(date)}</span>
            <span className="revision-total tabular">{formatRupees(totalAmount)}</span>
            <div className="revision-about">
              {revisionReason && <p>{revisionReason}</p>}
              <p>{historyOf(revision)}</p>
            </div>
            {current && mayRestore && current.quotationId !== quotationId && (
              <div className="revision-restore">
                <RestoreLink currentId={current.quotationId} revision={revision} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Who made a revision, and how it reached the customer. */
function historyOf({ madeBy, madeOn, handovers }: QuotationRevision): string {
  const ways = handovers.map(({ kind, at }) => `${say.handedOver[kind]} ${slashedDate(dateAt(at))}`);
  return [say.madeBy(madeBy, recentInstant(madeOn, today())), ...(ways.length > 0 ? ways : [say.notHandedOver])].join(' · ');
}
