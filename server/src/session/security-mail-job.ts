import { everyMinutes, isLastTry, type Job, mailTo } from '../jobs/public.ts';
import { dropSecurityMail, listSecurityMails } from './security-mail-store.ts';

/**
 * Sends the mails about logins. A failed one is retried every minute for a day; one that has waited longer, because no server ran, is tried
 * once.
 */
export const securityMailJob: Job = {
  name: 'security-mail',
  schedule: everyMinutes(1),
  async run(context) {
    const { db, clock, log, signal } = context;
    for (const { id, name, address, subject, text, createdAt } of await listSecurityMails(db)) {
      if (signal.aborted) return;
      const delivery = await mailTo(context, { name, address }, subject, text);
      log.info({ result: delivery?.result }, 'mail about a login');
      // An uncertain mail may have arrived. It is not sent twice.
      if (delivery?.result !== 'failed' || isLastTry(createdAt, clock.now())) await dropSecurityMail(db, id);
    }
  },
};
