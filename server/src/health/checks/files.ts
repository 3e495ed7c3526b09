import { fileMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { fine, warning, type Check, type Finding } from '../check.ts';
import { measureFiles } from '../health-facts-store.ts';

const nearlyFull = 0.9;

export const files: Check = {
  name: 'Files',
  group: 'Data',
  check: async ({ db, panel }) => judgeFiles(await measureFiles(db), panel.config.filesQuotaBytes),
};

/** Judges the room that all files take, in bytes, against the most that they may take. */
export function judgeFiles(bytes: number, quota: number): Finding {
  return bytes < nearlyFull * quota ? fine(say.fine(bytes, quota)) : warning(say.nearlyFull(bytes, quota), say.nearlyFullAdvice);
}
