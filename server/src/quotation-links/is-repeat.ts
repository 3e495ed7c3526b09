import type { Db } from '../platform/database/tables.ts';
import { countAnswers, findLastAnswer, type AnswerContents } from './link-answer-store.ts';

/** An answer that lacks nothing. */
export interface PostedAnswer extends AnswerContents {
  /** How many answers had been given by the link when its page was made; undefined if the form does not say so. */
  readonly answersBefore: number | undefined;
}

/**
 * Whether an answer comes a second time from the same page: after a double click, or because the browser got no reply the first time. The
 * same words from a page that shows the first answer are a new answer.
 */
export async function isRepeat(db: Db, linkId: number, given: PostedAnswer): Promise<boolean> {
  if (given.answersBefore === undefined || (await countAnswers(db, linkId)) <= given.answersBefore) return false;
  const last = await findLastAnswer(db, linkId);
  return last !== undefined && contents.every((name) => last[name] === given[name]);
}

const contents = ['answer', 'name', 'designation', 'poNumber', 'lostReason', 'words'] as const satisfies readonly (keyof AnswerContents)[];
