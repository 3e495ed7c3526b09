import { mailMessages as say } from '@vikray/contract/health/now-check-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { fine, note, problem, warning, type Check } from '../check.ts';
import { countUnsentAnswerMails, lastMails } from '../health-facts-store.ts';

/** This many mails in a row that could not be sent are a problem of the mail server. */
const mostFailures = 3;

/** The mail server: when it last accepted a mail to a customer, when it last failed, and which answers could not be mailed to the office. */
export const mail: Check = {
  name: 'Mail',
  group: 'Now',
  async check({ db, now, panel }) {
    const { transport } = panel.config.mail;
    if (!transport) return note(say.none, say.noneAdvice);
    if ('folder' in transport) return note(say.folder, say.folderAdvice);
    const mails = await lastMails(db);
    const [last] = mails;
    if (!last || last.isSent) {
      const unsent = await countUnsentAnswerMails(db);
      if (unsent > 0) return warning(say.answersUnsent(unsent), say.answersUnsentAdvice);
      return fine(last ? say.sent(last.at, dateAt(now)) : say.unused);
    }
    const sent = mails.findIndex(({ isSent }) => isSent);
    const failures = sent === -1 ? mails.length : sent;
    const text = say.failed(last.at, dateAt(now), mails[sent]?.at);
    return failures >= mostFailures ? problem(text, say.failedAdvice) : warning(text, say.failedAdvice);
  },
};
