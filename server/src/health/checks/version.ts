import { versionMessages as say } from '@vikray/contract/health/now-check-messages.ts';
import { engineVersion } from '../../platform/database/database-facts.ts';
import { nodeVersion, panelVersion } from '../../platform/version.ts';
import { fine, type Check } from '../check.ts';

export const version: Check = {
  name: 'Version',
  group: 'Now',
  check: async ({ db }) => fine(say.running(panelVersion, nodeVersion, await engineVersion(db))),
};
