import { groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { dashedInstant, recentInstant } from '@vikray/contract/platform/dates.ts';
import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import type { TimelineEntry, TimelineRecord } from '@vikray/contract/thread/timeline.ts';
import { today } from '../platform/today.ts';
import { EntryFile } from './EntryFile.tsx';
import { EntryText } from './EntryText.tsx';
import { RecordLink } from './RecordLink.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

interface EntryProps {
  readonly entry: TimelineEntry;
  /** The record whose timeline shows it. */
  readonly record: TimelineRecord;
  readonly recordId: number;
  readonly isFirst: boolean;
}

/** One sentence of a timeline: who did what, and when. */
export function Entry({ entry, record, recordId, isFirst }: EntryProps) {
  const { at, who, kind, quantity, balance } = entry;
  const isElsewhere = (kind === 'Note' || kind === 'File') && !(entry.record === record && entry.recordId === recordId);
  return (
    <li className="entry" data-kind={kind} tabIndex={isFirst ? 0 : -1}>
      <p className="entry-words">
        {who !== '' && <strong>{who} </strong>}
        <EntryText entry={entry} />
      </p>
      {entry.url !== undefined && <EntryFile entry={entry} />}
      {quantity !== undefined && balance !== undefined && (
        <p className="entry-stock">
          <span>{signed(quantity)}</span>
          <span>{say.balance(groupedDecimal(balance))}</span>
        </p>
      )}
      <p className="entry-meta">
        <time dateTime={at} data-tooltip={dashedInstant(at)}>
          {recentInstant(at, today())}
        </time>
        {isElsewhere && <RecordLink record={entry.record} recordId={entry.recordId} text={say.on(entry.recordName)} />}
        {entry.mayWithdraw === 'Yes' && <WithdrawButton entry={entry} />}
      </p>
    </li>
  );
}

/** Pieces with their sign: `+5.00`, `−4.00`. */
function signed(hundredths: number): string {
  return hundredths < 0 ? `−${groupedDecimal(-hundredths)}` : `+${groupedDecimal(hundredths)}`;
}
