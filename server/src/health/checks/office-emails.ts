import { officeEmailMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { fine, note, type Check } from '../check.ts';
import { usersWithoutOfficeEmail } from '../health-facts-store.ts';

export const officeEmails: Check = {
  name: 'Office e-mails',
  group: 'Data',
  async check({ db }) {
    const { count, names } = await usersWithoutOfficeEmail(db);
    return count === 0 ? fine(say.fine) : note(say.missing(count, names), say.missingAdvice);
  },
};
