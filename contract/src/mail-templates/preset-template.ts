/** With which template a mail begins: by what the customer has received, not by the date of a cadence. */
import type { MailTemplate, Occasion } from './mail-template.ts';

/** What the customer has received of a quotation. */
export interface HandedOver {
  /** Whether this revision was mailed, or shared by a link. */
  readonly isHandedOver: boolean;
  /** Whether an earlier revision was. */
  readonly isEarlierHandedOver: boolean;
  /** The step of the template of the last mail about this revision; null for a mail without a step, and without a mail. */
  readonly lastStep: number | null;
}

/**
 * The template that a mail about a quotation begins with; undefined for the letter. What was never sent begins as an offer, or says which
 * earlier revision it replaces. After that comes the reminder of the next step.
 */
export function presetTemplate(templates: readonly MailTemplate[], handedOver: HandedOver): MailTemplate | undefined {
  if (!handedOver.isHandedOver) {
    const replacing = handedOver.isEarlierHandedOver ? templateOfOccasion(templates, 'Revision') : undefined;
    return replacing ?? templates.find(({ step }) => step === 0);
  }
  const last = handedOver.lastStep ?? 0;
  const reminders = templates.filter(({ step }) => step !== null && step > last);
  return reminders.toSorted((one, other) => (one.step ?? 0) - (other.step ?? 0))[0];
}

/** The template that a mail of an occasion begins with. If there are several, the first in the list. */
export function templateOfOccasion(templates: readonly MailTemplate[], occasion: Occasion): MailTemplate | undefined {
  return templates.find((template) => template.occasion === occasion);
}
