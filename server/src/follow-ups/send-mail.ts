/** Sends any mail about a quotation: what is the same for an offer, the confirmation of its order, and news of its goods. */
import { followUpLetter } from '@vikray/contract/follow-ups/follow-up-letter.ts';
import { mailContent, type MailWords } from '@vikray/contract/follow-ups/mail-content.ts';
import { noNews, type NewsFacts } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { finishMail, startMail } from '../mail-log/public.ts';
import type { Change } from '../platform/audit.ts';
import type { Mail } from '../platform/mail/compose-mail.ts';
import { handOverMail } from './hand-over-mail.ts';
import type { MailContext } from './mail-context.ts';
import type { Recipients } from './mail-recipients.ts';
import { mailValues } from './mail-words.ts';
import type { PaperAndLink } from './paper-and-link.ts';

/** A mail to send. */
interface MailToSend {
  readonly quotation: Quotation;
  readonly recipients: Recipients;
  readonly templateId: number | null | undefined;
  readonly words: MailWords;
  /** What the placeholders say besides the quotation; absent for nothing. */
  readonly news?: NewsFacts;
  /** The PDF and the link. They are made once nothing else can refuse the mail. */
  readonly papers: () => Promise<PaperAndLink>;
  readonly files: Mail['attachments'];
  /** Whether the letter speaks of the PDF. */
  readonly attachesPdf: boolean;
  /** Looks again whether the mail may be sent. */
  readonly look: () => Promise<unknown>;
  /** What the audit log says once it is sent to these addresses. */
  readonly entry: (to: string) => Change;
}

/** Sends a mail and returns its number in the mail log. Refuses what is missing before anything is drawn. */
export async function sendMail(context: MailContext, mail: MailToSend): Promise<[{ mailId: number }]> {
  const { db, user, now } = context;
  const { quotation, recipients, words, papers, files, look, entry } = mail;
  const { to, name, cc } = recipients;
  const mailId = await handOverMail(context, {
    recipients,
    issuerEmail: quotation.companyForEmail,
    papers,
    files,
    content: async ({ link }, sender) => {
      const letter = followUpLetter(quotation, name, sender, { attachesPdf: mail.attachesPdf });
      return mailContent(letter, words, await mailValues(db, quotation, name, { link: link?.url, news: mail.news ?? noNews }));
    },
    look,
    start: async ({ subject, messageId }, { link }) =>
      startMail(
        db,
        {
          quotationId: quotation.quotationId,
          recipient: to.address,
          cc: cc.map(({ address }) => address),
          templateId: mail.templateId ?? undefined,
          linkId: link?.linkId,
          subject: link ? subject.replaceAll(link.url, '{link}') : subject,
          messageId,
        },
        { userId: user.userId, now },
      ),
    finish: async (id, result, answer) => finishMail(db, id, result, answer),
    entry,
  });
  return [{ mailId }];
}
