import { addressMessages as say } from '@vikray/contract/health/security-check-messages.ts';
import { isReadable } from '../../platform/this-machine.ts';
import { fine, note, warning, type Check } from '../check.ts';

/** Whether browsers reach the panel by https, as far as the settings say. */
export const address: Check = {
  name: 'Address',
  group: 'Security',
  async check({ panel }) {
    const { publicUrl } = panel.config;
    if (!publicUrl) return note(say.unset, say.unsetAdvice);
    return isReadable(publicUrl) ? warning(say.plain(publicUrl.origin), say.plainAdvice) : fine(say.fine(publicUrl.origin));
  },
};
