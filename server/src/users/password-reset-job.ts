import { passwordResetMessages as say } from '@vikray/contract/users/password-reset-messages.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { minuteMs } from '../platform/durations.ts';
import { everyMinutes, type Job, type JobContext, JobProblem, mailTo } from '../jobs/public.ts';
import { hashToken, newToken } from '../session/public.ts';
import { findLoginUser } from './login-store.ts';
import { lockMailbox } from './mailbox-store.ts';
import {
  answerRequest,
  clearResets,
  countRequests,
  deleteResetsOf,
  hasRequests,
  listRequests,
  replaceReset,
  resetMinutes,
  type ResetRequest,
} from './password-reset-store.ts';

const mostOfNumber = 3;

/** Mails the requested links. A failed mail is retried with a new link, as long as a link would work. */
export const passwordResetJob: Job = {
  name: 'password-resets',
  schedule: everyMinutes(1),
  hasWork: hasRequests,
  async run(context) {
    const { db, clock, signal } = context;
    await clearResets(db, clock.now());
    let hasFailed = false;
    for (const request of await listRequests(db)) {
      if (signal.aborted) return;
      if (await answer(context, request)) await answerRequest(db, request.id);
      else hasFailed = true;
    }
    if (hasFailed) throw new JobProblem(say.mailFailed);
  },
};

/** Mails the link of a request, if its number is a user's and has not asked too often. False when the mail failed. */
async function answer(context: JobContext, { id, mobile, askedAt }: ResetRequest): Promise<boolean> {
  const { db, config, clock, log } = context;
  const now = clock.now().toISOString();
  const isLate = Date.parse(now) - Date.parse(askedAt) > resetMinutes * minuteMs;
  if (mobile === '' || isLate || !config.publicUrl) return true;
  if ((await countRequests(db, 'mobile', mobile, askedAt, id)) >= mostOfNumber) return true;
  const token = newToken();
  const holder = await inTransaction(db, async (tx) => {
    const user = await findLoginUser(tx, mobile);
    // A change of the address waits for this lock, then ends the link that goes to the old address.
    const mailbox = user && (await lockMailbox(tx, user.id));
    if (!mailbox || mailbox.address === '') return undefined;
    await replaceReset(tx, user.id, hashToken(token), now);
    return { ...mailbox, userId: user.id };
  });
  if (!holder) return true;

  const link = new URL(`/reset-password.html#${token}`, config.publicUrl).href;
  const text = say.mail(holder.name, link, resetMinutes);
  const delivery = await mailTo(context, holder, say.subject(config.brandName), text);
  log.info({ result: delivery?.result, userId: holder.userId }, 'link for a forgotten password');
  if (delivery?.result !== 'failed') return true;
  await deleteResetsOf(db, holder.userId);
  return false;
}
