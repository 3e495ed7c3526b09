import { clockMessages as say } from '@vikray/contract/health/now-check-messages.ts';
import { databaseClock } from '../../platform/database/database-facts.ts';
import { fine, problem, warning, type Check } from '../check.ts';
import { lastChangeAt } from '../health-facts-store.ts';

const apartMs = 5000;
const farApartMs = 60_000;

/** Compares the clock with that of the database server, and with the last recorded change. */
export const clock: Check = {
  name: 'Clock',
  group: 'Now',
  async check({ db, now }) {
    const theirs = await databaseClock(db);
    const differenceMs = theirs ? Math.abs(Date.parse(now) - theirs.getTime()) : 0;
    if (differenceMs >= farApartMs) return problem(say.apart(differenceMs), say.apartAdvice);
    const last = await lastChangeAt(db);
    if (last !== undefined && Date.parse(last) - Date.parse(now) >= farApartMs) return problem(say.behind, say.behindAdvice);
    return differenceMs >= apartMs ? warning(say.apart(differenceMs), say.apartAdvice) : fine(say.fine);
  },
};
