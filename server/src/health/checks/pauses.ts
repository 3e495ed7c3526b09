import { pauseMessages as say } from '@vikray/contract/health/now-check-messages.ts';
import { fine, problem, warning, type Check, type Finding } from '../check.ts';

const longMs = 2000;
/** The watchdog ends a process after a minute. */
const veryLongMs = 20_000;

/** How long the panel could not answer at all, because its main thread was busy. */
export const pauses: Check = {
  name: 'Answering at once',
  group: 'Now',
  check: async ({ panel }) => checkPause(panel.observations.longestPauseMs()),
};

/** Evaluates the longest pause of the last hour. */
export function checkPause(ms: number): Finding {
  if (ms >= veryLongMs) return problem(say.long(ms), say.longAdvice);
  return ms >= longMs ? warning(say.long(ms), say.longAdvice) : fine(say.fine(ms));
}
