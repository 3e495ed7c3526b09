import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { answerNotices } from '@vikray/contract/quotation-links/quotation-link-messages.ts';
import { customerAnswers } from '@vikray/contract/quotation-links/customer-answer.ts';
import type { NewNotice } from '../notices/public.ts';

/** The notice of the last answer to a quotation for these users. */
export function answerNotice(quotation: Quotation, userIds: readonly number[]): NewNotice {
  const { quotationId, customerAnsweredAt: now } = quotation;
  return { userIds, text: answerSentence(quotation), record: 'quotation', recordId: quotationId, now };
}

const longestWords = 200;

/** The last answer to a quotation in one sentence, with the beginning of what the customer wrote. */
export function answerSentence({ companyName, number, customerAnswer, customerWords }: Quotation): string {
  const answer = customerAnswers.find((each) => each === customerAnswer) ?? 'Change';
  const words = [...customerWords.replaceAll(/\s+/g, ' ')];
  const shown = words.length > longestWords ? `${words.slice(0, longestWords).join('')}…` : words.join('');
  return [answerNotices[answer](companyName, number), shown].filter(Boolean).join(' ');
}
