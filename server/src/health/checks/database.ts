import { databaseMessages as say } from '@vikray/contract/health/now-check-messages.ts';
import { databaseBytes } from '../../platform/database/database-facts.ts';
import { fine, problem, type Check } from '../check.ts';

/** Whether the database can be written. If it does not answer at all, neither does this page. */
export const database: Check = {
  name: 'Database',
  group: 'Now',
  async check({ db, panel }) {
    const bytes = await databaseBytes(db);
    const isUnwritable = panel.databaseWatch.known().includes('databaseUnwritable');
    return isUnwritable ? problem(say.unwritable, say.unwritableAdvice) : fine(say.fine(bytes));
  },
};
