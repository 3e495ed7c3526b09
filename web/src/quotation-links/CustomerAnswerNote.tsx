import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import { shareMessages as say } from '@vikray/contract/quotation-links/share-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { Note } from '../ui/page/Note.tsx';
import { AnswerStep } from './AnswerStep.tsx';

interface CustomerAnswerNoteProps {
  readonly quotation: Quotation;
  /** How the page shows a date. */
  readonly dateText?: (date: string) => string;
}

/** What the customer answered by a link, with the one thing to do next. Nothing while there is no answer. */
export function CustomerAnswerNote({ quotation, dateText = slashedDate }: CustomerAnswerNoteProps) {
  const { customerAnswer, customerAnsweredAt, customerWords, acceptedBy, poNumber } = quotation;
  if (customerAnswer === '') return null;
  const date = dateText(dateAt(customerAnsweredAt));
  const isAccepted = customerAnswer === 'Accept';
  const title = isAccepted ? say.accepted(acceptedBy, date) : customerAnswer === 'Change' ? say.askedForChange(date) : say.declined(date);
  const words = [poNumber && say.poNumber(poNumber), customerWords].filter(Boolean).join(' · ');
  return (
    <Note
      kind={isAccepted ? 'info' : 'warning'}
      title={<strong>{unbreakableNumbers(title)}</strong>}
      {...(words !== '' && { description: words })}
      action={<AnswerStep quotation={quotation} />}
    />
  );
}
