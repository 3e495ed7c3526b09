import { shareMessages as say } from '@vikray/contract/quotation-links/share-messages.ts';
import { useState } from 'react';
import { CallFailure, failureSentence } from '../platform/call-failure.ts';
import { call } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { freshKey } from '../platform/random-key.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { refreshLinks } from './quotation-link-queries.ts';

/** Where no link can be made, the message goes without one. */
const withoutLink: readonly string[] = ['NoAddress', 'NotShareable'];

/**
 * Makes a link for a message by WhatsApp, for users who may share quotations. `make` returns its address: blank where none can be made, and
 * undefined if it was refused, which it reports. Each message has a link of its own.
 */
export function useWhatsAppLink(quotationId: number | null) {
  const isAllowed = useAllowed('AddQuotationLink');
  const [isBusy, setIsBusy] = useState(false);

  async function make(): Promise<string | undefined> {
    if (quotationId === null) return '';
    setIsBusy(true);
    try {
      const [made] = await call('AddQuotationLink', { quotationId, channel: 'WhatsApp' }, { key: freshKey() });
      void refreshLinks();
      if (made?.url === undefined) notify.warning(say.notShown);
      return made?.url;
    } catch (thrown) {
      if (thrown instanceof CallFailure && withoutLink.includes(thrown.code)) return '';
      notify.failure(failureSentence(thrown));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }

  return { mayMake: isAllowed && quotationId !== null, isBusy, make };
}
