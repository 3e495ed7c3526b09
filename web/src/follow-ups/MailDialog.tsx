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
import { mailFailure, presetMail, previewOf, sendingOf, type MailAbout, type MailForm, type Sending } from './mail-form.ts';
import { MailFields } from './MailFields.tsx';
import { MailPreview } from './MailPreview.tsx';
import { SendMailDialog } from './SendMailDialog.tsx';
import { SentMails } from './SentMails.tsx';
import { useMailFacts } from './use-mail-facts.ts';

interface MailDialogProps {
  readonly quotation: Quotation;
  /** The order or the goods that the mail is about; absent for the quotation. */
  readonly about?: MailAbout | undefined;
  readonly onClose: () => void;
  /** Called with the mail once it is sent. */
  readonly onSent?: ((mailId: number) => void) | undefined;
}

/** A mail about a quotation with its choices, and as it will be sent. The page below stays. Open while it is rendered. */
export function MailDialog({ quotation, about, onClose, onSent }: MailDialogProps) {
  const { facts, error, refetch } = useMailFacts(quotation, about);
  const draftName = draftNameOf(quotation, about);
  const {
    form: { entered },
    change,
    isChanged,
    close,
  } = useDialogDraft<{ readonly entered: MailForm | undefined }>(draftName, { entered: undefined }, onClose);
  const leaving = useCloseQuestion(() => isChanged, quotation.number, close);
  const [isTried, setTried] = useState(false);
  const form = entered ?? (facts && presetMail(facts));
  const mail = useSending(draftName, about);
  const needsTemplate = about !== undefined;
  const failure = form && ((isTried ? mailFailure(form, needsTemplate) : undefined) ?? mail.refusalOf(form));

  async function send(): Promise<void> {
    if (!facts || !form) return;
    setTried(true);
    if (mailFailure(form, needsTemplate)) return;
    const sent = await mail.send(form, sendingOf(facts, form));
    if (!sent) return refetch();
    void refreshMailed();
    notify.success(say.sentTo(form.email));
    const [{ mailId } = { mailId: undefined }] = sent;
    if (mailId !== undefined) onSent?.(mailId);
    close();
  }

  return (
    <SendMailDialog
      title={say.mailAbout(about?.number ?? quotation.number)}
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

function draftNameOf({ quotationId }: Quotation, about: MailAbout | undefined): string {
  if (!about) return `mail-${quotationId}`;
  return about.kind === 'Order' ? `mail-order-${about.orderId}` : `mail-goods-${about.consignmentId}`;
}

/** Sends the mail by the operation of what it is about. */
function useSending(draftName: string, about: MailAbout | undefined) {
  const quotation = useDraftSubmit(draftName, 'SendMailer', { sentenceOf: saidSentence });
  const order = useDraftSubmit(draftName, 'SendOrderConfirmation', { sentenceOf: saidSentence });
  const goods = useDraftSubmit(draftName, 'SendDispatchNews', { sentenceOf: saidSentence });
  const { isBusy, refusalOf } = !about ? quotation : about.kind === 'Order' ? order : goods;
  return {
    isBusy,
    refusalOf,
    async send(form: MailForm, sending: Sending) {
      if (sending.name === 'SendMailer') return quotation.send(form, () => sending.input);
      return sending.name === 'SendOrderConfirmation' ? order.send(form, () => sending.input) : goods.send(form, () => sending.input);
    },
  };
}
