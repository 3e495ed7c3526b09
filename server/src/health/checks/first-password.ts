import { firstPasswordMessages as say } from '@vikray/contract/health/security-check-messages.ts';
import { fine, warning, type Check } from '../check.ts';
import { hasFirstPassword } from '../health-facts-store.ts';

export const firstPassword: Check = {
  name: 'First password',
  group: 'Security',
  check: async ({ db }) => ((await hasFirstPassword(db)) ? warning(say.unchanged, say.unchangedAdvice) : fine(say.fine)),
};
