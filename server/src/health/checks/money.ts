import { moneyCheckMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { customersThatDiffer } from '../../money/public.ts';
import { fine, problem, type SlowCheck } from '../check.ts';

const mostNames = 3;

/** What is stored of open bills against what settling all customers gives. */
export const money: SlowCheck = {
  name: 'Money',
  group: 'Data',
  async check(db, now) {
    const { count, names } = await customersThatDiffer(db, dateAt(now), mostNames);
    return count === 0 ? fine(say.fine) : problem(say.differs(count, names), say.differsAdvice);
  },
};
