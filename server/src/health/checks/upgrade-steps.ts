import { migrationMessages as say } from '@vikray/contract/health/now-check-messages.ts';
import { migrationState } from '../../platform/database/migrate.ts';
import { fine, problem, warning, type Check } from '../check.ts';

/** Whether the database has the form of this version. Another process may have upgraded it. */
export const upgradeSteps: Check = {
  name: 'Upgrade steps',
  group: 'Data',
  async check({ db }) {
    const { pending, isNewer } = await migrationState(db);
    if (pending > 0) return problem(say.pending(pending), say.pendingAdvice);
    return isNewer ? warning(say.newer, say.newerAdvice) : fine(say.fine);
  },
};
