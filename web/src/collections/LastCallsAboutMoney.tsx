import type { Collection } from '@vikray/contract/collections/collection.ts';
import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import { dashedDate, dashedInstant } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { followUpMessages } from '@vikray/contract/follow-ups/follow-up-messages.ts';

/** The last calls about money, with what was promised, and the last reminders. */
export function LastCallsAboutMoney({ calls, reminders }: Pick<Collection, 'calls' | 'reminders'>) {
  return (
    <section className="last-calls" aria-label={say.lastCalls}>
      <h3>{say.lastCalls}</h3>
      {calls.length === 0 && <p>{say.noCalls}</p>}
      <ol>
        {calls.map(({ callId, on, who, outcome, description, promisedOn, promisedAmount }) => (
          <li key={callId}>
            <span className="unbroken">{dashedDate(on)}</span> {who}: {outcome}
            {promisedOn !== '' && ` ${say.promisedText(formatRupees(promisedAmount), dashedDate(promisedOn))}`}
            {description !== '' && `. ${description}`}
          </li>
        ))}
      </ol>
      {reminders.length > 0 && (
        <>
          <h3>{say.reminders}</h3>
          <ol>
            {reminders.map(({ reminderId, sentAt, recipients, result }) => (
              <li key={reminderId}>
                <span className="unbroken">{dashedInstant(sentAt)}</span> {recipients}: {followUpMessages.results[result]}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
