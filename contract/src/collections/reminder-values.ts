import { blankValues, type PlaceholderValues } from '../mail-templates/mail-placeholders.ts';
import type { Signatory } from '../follow-ups/follow-up-letter.ts';
import { slashedDate } from '../platform/dates.ts';
import type { ReminderFacts } from './collection.ts';

interface Reminding {
  /** Whom the mail addresses. */
  readonly name: string;
  readonly signatory: Signatory;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** What the placeholders become in a reminder. The preview, the mail and the message by WhatsApp use the same. */
export function reminderValues(facts: ReminderFacts, { name, signatory, today }: Reminding): PlaceholderValues {
  return {
    ...blankValues,
    ...facts,
    name,
    date: slashedDate(today),
    amount: facts.overdue,
    preparer: signatory.name,
    designation: signatory.designation === signatory.name ? '' : signatory.designation,
    mobile: signatory.officeMobile,
  };
}
