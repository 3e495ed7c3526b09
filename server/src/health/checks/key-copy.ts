import { keyCopyMessages as say } from '@vikray/contract/health/security-check-messages.ts';
import { recentInstant, dateAt } from '@vikray/contract/platform/dates.ts';
import { keyBoxOf } from '../../platform/database/open-database.ts';
import { keyCopyOf } from '../../platform/secrets/secret-columns.ts';
import { fine, warning, type Check } from '../check.ts';

/** Whether an Administrator has confirmed that the key, which no backup contains, is in another place. */
export const keyCopy: Check = {
  name: 'Copy of the key',
  group: 'Security',
  async check({ db, now }) {
    const copy = await keyCopyOf(db);
    if (!copy) return fine(say.none);
    if (copy.confirmedAt === '') return warning(say.open, say.openAdvice(keyBoxOf(db).place));
    return fine(say.fine(recentInstant(copy.confirmedAt, dateAt(now)), copy.confirmedBy));
  },
};
