import { secondStepCheckMessages as say } from '@vikray/contract/health/security-check-messages.ts';
import { fine, note, type Check } from '../check.ts';
import { administratorsWithoutSecondStep } from '../health-facts-store.ts';

export const secondStep: Check = {
  name: 'Second step',
  group: 'Security',
  async check({ db }) {
    const { count, names } = await administratorsWithoutSecondStep(db);
    return count === 0 ? fine(say.fine) : note(say.missing(count, names), say.missingAdvice);
  },
};
