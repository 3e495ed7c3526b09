import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { whatsAppAddress, whatsAppText } from '@vikray/contract/follow-ups/whatsapp.ts';
import { useAskOnReturn } from '../platform/use-ask-on-return.ts';
import { useLogin } from '../platform/login.ts';
import { useWhatsAppLink } from '../quotation-links/public.ts';
import { Button } from '../ui/controls/Button.tsx';
import { WhatsAppIcon } from '../ui/icons/WhatsAppIcon.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { useOutcome } from './use-outcome.ts';

/**
 * Opens WhatsApp in a new tab with a prepared text, and with a link where one can be made. When the user comes back, it asks whether they
 * sent it; Yes adds the call. The key W opens it.
 */
export function WhatsAppButton({ followUp, onSaved }: { readonly followUp: DueFollowUp; readonly onSaved: () => void }) {
  const { name } = useLogin();
  const mayReport = useAllowed('AddSalesCall');
  const asking = useAskOnReturn();
  const linking = useWhatsAppLink(followUp.quotationId);
  const report = useOutcome(followUp, onSaved, { callType: 'WhatsApp', outcome: 'Spoke' });

  const addressWith = (link?: string) => whatsAppAddress(followUp.whatsApp, whatsAppText(followUp, name, link));

  async function open(): Promise<void> {
    if (linking.mayMake) {
      // Browsers open no window after a wait, so an empty one waits for the link.
      const tab = window.open('', '_blank');
      const link = await linking.make();
      if (link === undefined) return tab?.close();
      if (tab) {
        tab.opener = null;
        tab.location.href = addressWith(link);
      }
    } else window.open(addressWith(), '_blank', 'noopener');
    if (mayReport) asking.wait();
  }

  useKeys([{ key: 'W', does: say.whatsApp, act: () => void open() }]);
  return (
    <>
      <Button icon={<WhatsAppIcon />} aria-keyshortcuts="W" isBusy={linking.isBusy} onClick={() => void open()}>
        {say.whatsApp}
      </Button>
      <ConfirmDialog
        isOpen={asking.isAsking}
        title={say.didYouSend}
        record={
          <>
            <strong>{followUp.companyName}</strong>
            <span>{followUp.contactName}</span>
          </>
        }
        isBusy={report.isBusy}
        onYes={() => void report.submit().then(asking.stop)}
        onNo={asking.stop}
      />
    </>
  );
}
