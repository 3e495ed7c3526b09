import { ownerMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { fine, warning, type Check } from '../check.ts';
import { countUnownedDeals } from '../health-facts-store.ts';

/** Whether someone follows up every open deal. A user may have been deleted without handing theirs over. */
export const owners: Check = {
  name: 'Owners of deals',
  group: 'Data',
  async check({ db }) {
    const count = await countUnownedDeals(db);
    return count === 0 ? fine(say.fine) : warning(say.unowned(count), say.unownedAdvice);
  },
};
