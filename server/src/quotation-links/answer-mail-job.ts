import { answerMail, answerNotices } from '@vikray/contract/quotation-links/quotation-link-messages.ts';
import { rewordNotice } from '../notices/public.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { everyMinutes, isLastTry, type Job, type JobContext, mailTo } from '../jobs/public.ts';
import { findQuotation } from '../quotations/public.ts';
import { findMailbox } from '../users/public.ts';
import { dropAnswerMail, listAnswerMails, markFailed, type QueuedAnswerMail } from './answer-mail-store.ts';
import { answerNotice, answerSentence } from './answer-notice.ts';
import { getAnswer } from './link-answer-store.ts';

/**
 * Mails the answers of customers to the office. If a mail fails, the notice says so, and it is tried again each minute for a day. One that
 * waited longer, because no server ran, is tried once more.
 */
export const answerMailJob: Job = {
  name: 'answer-mails',
  schedule: everyMinutes(1),
  async run(context) {
    for (const mail of await listAnswerMails(context.db)) {
      if (context.signal.aborted) return;
      await send(context, mail);
    }
  },
};

async function send(context: JobContext, mail: QueuedAnswerMail): Promise<void> {
  const { db, config, log } = context;
  const answer = await getAnswer(db, mail.answerId);
  const found = await findQuotation(db, answer.quotation_id, context.clock.now().toISOString());
  const mailbox = await findMailbox(db, mail.userId);
  if (!found || !mailbox || mailbox.address === '') return dropAnswerMail(db, mail.id);
  // The quotation may have been answered again since.
  const words = [answer.lost_reason, answer.words].filter(Boolean).join('. ');
  const quotation = { ...found, customerAnswer: answer.answer, customerAnsweredAt: answer.answered_at, customerWords: words };
  const subject = answerNotices[answer.answer](quotation.companyName, quotation.number);
  const text = answerMail({
    name: mailbox.name,
    sentence: subject,
    by: [answer.name, answer.designation].filter(Boolean).join(', '),
    poNumber: answer.po_number,
    words,
    address: config.publicUrl && new URL(`/viewquotation?id=${quotation.quotationId}`, config.publicUrl).href,
  });
  const delivery = await mailTo(context, { name: mailbox.name, address: mailbox.address }, subject, text);
  log.info({ result: delivery?.result, userId: mail.userId }, 'mail about the answer of a customer');
  const isFailed = delivery?.result === 'failed';
  const isGivenUp = isLastTry(mail.createdAt, context.clock.now());
  await inTransaction(db, async (tx) => {
    const notice = answerNotice(quotation, [mail.userId]);
    const withFailure = `${answerSentence(quotation)} ${answerNotices.mailFailed}`;
    if (isFailed) await rewordNotice(tx, notice, withFailure);
    else if (mail.hasFailed) await rewordNotice(tx, { ...notice, text: withFailure }, notice.text);
    // An uncertain mail may have arrived. It is not sent twice.
    await (isFailed && !isGivenUp ? markFailed(tx, mail.id) : dropAnswerMail(tx, mail.id));
  });
}
