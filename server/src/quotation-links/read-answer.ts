import { firstMessage } from '@vikray/contract/platform/check.ts';
import { answerForms, customerAnswers, longest, type CustomerAnswer } from '@vikray/contract/quotation-links/customer-answer.ts';
import { customerPageMessages as say } from '@vikray/contract/quotation-links/customer-page-messages.ts';
import type { PostedAnswer } from './is-repeat.ts';
import type { AnswerContents } from './link-answer-store.ts';
import { answersBefore, type EnteredAnswer } from './page/answer-part.ts';

/** What a customer wrote in a form: what should change, or a remark. Blank for nothing. */
export function wordsIn(entries: URLSearchParams): string {
  return (entries.get('text') ?? entries.get('remark') ?? '').trim().slice(0, longest.text);
}

/** The answer in a form, or what is missing of it. `lostReasons` are the reasons to choose from. */
export function readAnswer(entries: URLSearchParams, lostReasons: readonly string[]): PostedAnswer | EnteredAnswer {
  const answer = customerAnswers.find((each) => each === entries.get('answer'));
  if (!answer) return { answer: '', entries, field: '', sentence: say.chooseAnswer };
  const given = Object.fromEntries([...entries].toReversed().map(([key, value]) => [key, value.replaceAll('\r\n', '\n')]));
  const schema = answerForms[answer];
  const missing = firstMessage(given, schema);
  if (missing) return { answer, entries, field: missing.field, sentence: missing.message };
  const checked = contentsOf(answer, given);
  if (answer === 'Decline' && !lostReasons.includes(checked.lostReason))
    return { answer, entries, field: 'lostreason', sentence: say.selectReason };
  const before = given[answersBefore] ?? '';
  return { ...checked, answersBefore: /^\d{1,9}$/.test(before) ? Number(before) : undefined };
}

const nothing = { name: '', designation: '', poNumber: '', lostReason: '', words: '' } as const;

function contentsOf(answer: CustomerAnswer, given: Readonly<Record<string, string>>): AnswerContents {
  switch (answer) {
    case 'Accept': {
      const { name, designation, ponumber: poNumber = '', remark: words = '' } = answerForms.Accept.parse(given);
      return { ...nothing, answer, name, designation, poNumber, words };
    }
    case 'Change':
      return { ...nothing, answer, words: answerForms.Change.parse(given).text };
    case 'Decline': {
      const { lostreason: lostReason, remark: words = '' } = answerForms.Decline.parse(given);
      return { ...nothing, answer, lostReason, words };
    }
  }
}
