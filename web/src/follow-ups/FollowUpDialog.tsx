import { documentFileName } from '@vikray/contract/quotations/quotation-document.ts';
import { followUpLetter } from '@vikray/contract/follow-ups/follow-up-letter.ts';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useNavigate } from '@tanstack/react-router';
import { saidSentence } from '../platform/call-failure.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { SendMailDialog } from './SendMailDialog.tsx';
import { SentMails } from './SentMails.tsx';
import { refreshMailed, useFollowUp } from './follow-up-queries.ts';

interface FollowUpDialogProps {
  readonly quotation: Quotation;
  readonly onClose: () => void;
}

/**
 * The documented letter as it will be sent, its recipient, and the earlier mails. After sending, the dashboard opens. Open while it is
 * rendered.
 */
export function FollowUpDialog({ quotation, onClose }: FollowUpDialogProps) {
  const { quotationId, number, date, totalAmount, companyId } = quotation;
  const login = useLogin();
  const navigate = useNavigate();
  const { data: followUp, error, refetch } = useFollowUp(quotationId);
  const mail = useDraftSubmit(`follow-up-${quotationId}`, 'SendMailer', { sentenceOf: saidSentence });
  const letter = followUp && followUpLetter(quotation, followUp.name, login);

  async function send(): Promise<void> {
    if (!followUp?.email) return notify.failure(say.addEmail);
    const { name, email } = followUp;
    const stated = { clientId: companyId, sentBy: login.userId, quotationNumber: number, date, totalAmount: formatDecimal(totalAmount) };
    const sent = await mail.send({ quotationId, email }, () => ({ quotationId, email, name, ...stated }));
    if (!sent) return void refetch();
    void refreshMailed();
    notify.success(say.sent);
    void navigate({ to: '/' });
  }

  return (
    <SendMailDialog isReady={followUp !== undefined} error={error} isBusy={mail.isBusy} onSend={() => void send()} onClose={onClose}>
      {followUp && letter && (
        <>
          <dl className="follow-up-heads">
            <dt>To</dt>
            <dd>
              {followUp.name} <span className="follow-up-address">{followUp.email || '–'}</span>
            </dd>
            <dt>Subject</dt>
            <dd>{letter.subject}</dd>
          </dl>
          <div className="follow-up-letter">
            <p>{letter.salutation}</p>
            {letter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="follow-up-closing">{letter.closing.join('\n')}</p>
          </div>
          <p className="follow-up-hint">{say.attachment(documentFileName(number, date))}</p>
          <SentMails mails={followUp.mails} />
        </>
      )}
    </SendMailDialog>
  );
}
