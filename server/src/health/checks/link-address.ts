import { linkAddressMessages as say } from '@vikray/contract/health/security-check-messages.ts';
import { isReadable } from '../../platform/this-machine.ts';
import { fine, warning, type Check } from '../check.ts';

/** Whether customers reach links of quotations by https. */
export const linkAddress: Check = {
  name: 'Links',
  group: 'Security',
  async check({ panel }) {
    const { linkUrl } = panel.config;
    if (!linkUrl) return fine(say.off);
    return isReadable(linkUrl) ? warning(say.plain(linkUrl.origin), say.plainAdvice) : fine(say.fine(linkUrl.origin));
  },
};
