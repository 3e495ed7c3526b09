import { speedMessages as say } from '@vikray/contract/health/now-check-messages.ts';
import type { SlowOperation } from '../../platform/observations.ts';
import { fine, note, warning, type Check, type Finding } from '../check.ts';

const shown = 3;
/** Sending a mail takes some seconds at a slow mail server. */
const slowMs = 3000;
const verySlowMs = 15_000;

export const slowestOperations: Check = {
  name: 'Slowest operations',
  group: 'Now',
  check: async ({ panel }) => checkSlowest(panel.observations.slowest(shown)),
};

/** Evaluates the slowest operations of the last hour, the slowest first. */
export function checkSlowest(slowest: readonly SlowOperation[]): Finding {
  const [first] = slowest;
  if (!first) return fine(say.none);
  const text = say.slowest(slowest);
  if (first.ms >= verySlowMs) return warning(text, say.slowAdvice);
  return first.ms >= slowMs ? note(text, say.slowAdvice) : fine(text);
}
