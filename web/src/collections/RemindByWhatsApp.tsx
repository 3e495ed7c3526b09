import type { Collection } from '@vikray/contract/collections/collection.ts';
import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import { filledMessage, whatsAppAddress } from '@vikray/contract/follow-ups/whatsapp.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { useAskOnReturn } from '../platform/use-ask-on-return.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { WhatsAppIcon } from '../ui/icons/WhatsAppIcon.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { refreshCollections } from './collection-queries.ts';
import { valuesOf } from './reminder-form.ts';

interface RemindByWhatsAppProps {
  readonly collection: Collection;
  /** The text of the template that the office has for reminders; absent for none. */
  readonly text: string | undefined;
}

/**
 * Opens WhatsApp in a new tab with the reminder as a text. When the user comes back, it asks whether they sent it; Yes adds the call. The
 * key W opens it. It is offered only while a reminder may be sent.
 */
export function RemindByWhatsApp({ collection, text = say.whatsAppText }: RemindByWhatsAppProps) {
  const signatory = useLogin();
  const asking = useAskOnReturn();
  const { send, isBusy } = useSubmit('AddCollectionCall');
  const { customerId, companyId, companyName, contacts, overdue, noReminders } = collection;
  const person = contacts.find(({ whatsApp }) => whatsApp !== '') ?? contacts[0];
  const refused = noReminders === 'Yes' ? say.notToBeReminded : overdue === 0 ? say.nothingOverdue : undefined;

  function open(): void {
    if (refused !== undefined) return notify.refusal(refused);
    const values = valuesOf(collection, person?.email ?? '', { signatory, today: today() });
    if (!values) return;
    const message = filledMessage(text, { ...values, name: person?.name ?? values.name });
    window.open(whatsAppAddress(person?.whatsApp ?? '', message), '_blank', 'noopener');
    asking.wait();
  }

  async function report(): Promise<void> {
    const input = { customerId, companyId, callType: 'WhatsApp', outcome: 'No answer', description: say.remind } as const;
    await send(input, () => input);
    void refreshCollections();
    asking.stop();
  }

  useKeys([{ key: 'W', does: say.whatsApp, act: open }]);
  return (
    <>
      <Button icon={<WhatsAppIcon />} aria-keyshortcuts="W" onClick={open}>
        {say.whatsApp}
      </Button>
      <ConfirmDialog
        isOpen={asking.isAsking}
        title={say.didYouSend}
        record={<strong>{companyName}</strong>}
        isBusy={isBusy}
        onYes={() => void report()}
        onNo={asking.stop}
      />
    </>
  );
}
