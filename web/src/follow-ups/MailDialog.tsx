import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useState } from 'react';
import { saidSentence } from '../platform/call-failure.ts';
import { notify } from '../platform/notify.tsx';
import { FormFailure } from '../ui/field/form-failure.tsx';
import { useCloseQuestion } from '../ui/forms/use-close-question.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { refreshMailed } from './follow-up-queries.ts';
import { mailFailure, presetMail, previewOf, requestOf, type MailForm } from './mail-form.ts';
import { MailFields } from './MailFields.tsx';
import { MailPreview } from './MailPreview.tsx';
import { SendMailDialog } from './SendMailDialog.tsx';
import { SentMails } from './SentMails.tsx';
import { useMailFacts } from './use-mail-facts.ts';

interface MailDialogProps {
  readonly quotation: Quotation;
  readonly onClose: () => void;
  /** Called with the mail once it is sent. */
  readonly onSent?: ((mailId: number) => void) | undefined;
}

/** A mail about a quotation with its choices, and as it will be sent. The page below stays. Open while it is rendered. */
export function MailDialog({ quotation, onClose, onSent }: MailDialogProps) {
  const { facts, error, refetch } = useMailFacts(quotation);
  const {
    form: { entered },
    change,
    isChanged,
    close,
  } = useDialogDraft<{ readonly entered: MailForm | undefined }>(`mail-${quotation.quotationId}`, { entered: undefined }, onClose);
  const leaving = useCloseQuestion(() => isChanged, quotation.number, close);
  const [isTried, setTried] = useState(false);
  const form = entered ?? (facts && presetMail(facts));
  const mail = useDraftSubmit(`mail-${quotation.quotationId}`, 'SendMailer', saidSentence);
  const failure = form && ((isTried ? mailFailure(form) : undefined) ?? mail.refusalOf(form));

  async function send(): Promise<void> {
    if (!facts || !form) return;
    setTried(true);
    if (mailFailure(form)) return;
    const sent = await mail.send(form, () => requestOf(facts, form));
    if (!sent) return refetch();
    void refreshMailed();
    notify.success(say.sentTo(form.email));
    const [{ mailId } = { mailId: undefined }] = sent;
    if (mailId !== undefined) onSent?.(mailId);
    close();
  }

  return (
    <SendMailDialog
      isReady={form !== undefined}
      error={error}
      isBusy={mail.isBusy}
      // A stray press must not discard what was entered.
      closesOutside={!isChanged}
      onSend={() => void send()}
      onClose={leaving.close}
    >
      {leaving.question}
      {facts && form && (
        <FormFailure failure={failure}>
          <MailFields facts={facts} form={form} onChange={(changed) => change({ entered: changed })} />
          <MailPreview content={previewOf(facts, form)} />
          <SentMails mails={facts.followUp.mails} />
        </FormFailure>
      )}
    </SendMailDialog>
  );
}
