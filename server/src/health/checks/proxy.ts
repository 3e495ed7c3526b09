import { proxyMessages as say } from '@vikray/contract/health/security-check-messages.ts';
import { fine, warning, type Check } from '../check.ts';

/**
 * Whether the panel trusts the proxy in front of it. If not, all visitors share one address, and anyone who guesses passwords locks out
 * everyone.
 */
export const proxy: Check = {
  name: 'Proxy',
  group: 'Security',
  async check({ panel: { config, observations } }) {
    // The panel itself speaks http only, so https needs a proxy.
    const isHidden = config.publicUrl?.protocol === 'https:' && config.trustedProxies.length === 0;
    return isHidden || observations.hasUnknownProxy() ? warning(say.unknown, say.unknownAdvice) : fine(say.fine);
  },
};
