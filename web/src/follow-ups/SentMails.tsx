import { longInstant } from '@vikray/contract/platform/dates.ts';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import type { SentMail } from '@vikray/contract/follow-ups/follow-up.ts';

/** The mails about a quotation so far, each with its result. Renders nothing when there are none. */
export function SentMails({ mails }: { readonly mails: readonly SentMail[] }) {
  if (mails.length === 0) return null;
  return (
    <section className="follow-up-earlier" aria-label={say.earlier}>
      <h2>{say.earlier}</h2>
      <ul>
        {mails.map(({ mailId, sentAt, sentBy, recipients, cc, result, answer }) => (
          <li key={mailId}>
            <strong>{say.results[result]}</strong>, {longInstant(new Date(sentAt))}, {sentBy} to {recipients}
            {cc && say.copyTo(cc)}
            {answer && result !== 'sent' && <span className="follow-up-answer">{answer}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
