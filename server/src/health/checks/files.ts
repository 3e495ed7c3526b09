import { fileMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { fine, warning, type Check } from '../check.ts';
import { measureFiles } from '../health-facts-store.ts';

const nearlyFull = 0.9;

/** The size of all files against their quota. */
export const files: Check = {
  name: 'Files',
  group: 'Data',
  async check({ db, panel }) {
    const [bytes, quota] = [await measureFiles(db), panel.config.filesQuotaBytes];
    return bytes < nearlyFull * quota ? fine(say.fine(bytes, quota)) : warning(say.nearlyFull(bytes, quota), say.nearlyFullAdvice);
  },
};
