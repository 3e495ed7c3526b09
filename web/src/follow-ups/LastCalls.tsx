import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { dashedDate, dateAt } from '@vikray/contract/platform/dates.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { useLastCalls } from './follow-up-queries.ts';

/** What came of the last three calls of a deal. */
export function LastCalls({ dealId }: { readonly dealId: number }) {
  const { data } = useLastCalls(dealId);
  return (
    <section className="last-calls" aria-label={say.lastOutcomes}>
      <h3>{say.lastOutcomes}</h3>
      {data?.length === 0 && <p>{say.noCalls}</p>}
      <ol>
        {data?.map(({ entryId, at, who, text }) => (
          <li key={entryId}>
            <span className="unbroken">{dashedDate(dateAt(at))}</span> {who} {unbreakableNumbers(text)}
          </li>
        ))}
      </ol>
    </section>
  );
}
