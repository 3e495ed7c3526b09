import { dashedMinute } from '@vikray/contract/platform/dates.ts';
import { passwordResetMessages as say } from '@vikray/contract/users/password-reset-messages.ts';
import { addNotice } from '../notices/public.ts';
import { writeAudit } from '../platform/audit.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { visitorHandler } from '../platform/handler.ts';
import { deleteSessionsOf, forgiveStrangers, hashToken, queueSecurityMail } from '../session/public.ts';
import { networkOf } from '../platform/http/requests/network.ts';
import { findPasswordHolder, setPassword } from './login-store.ts';
import { findMailbox } from './mailbox-store.ts';
import { findReset, takeReset } from './password-reset-store.ts';
import { hashPassword } from './password.ts';
import { listAdministrators } from './user-store.ts';
import { isEasyToGuess } from './weak-password.ts';

export const ResetPassword = visitorHandler('ResetPassword', async ({ db, input: { token, newPassword }, now, visit, settings, fail }) => {
  if (!settings.publicUrl || !settings.mail.transport) throw fail('NotSetUp');
  const tokenHash = hashToken(token);
  const userId = await findReset(db, tokenHash, now);
  const holder = userId === undefined ? undefined : await findPasswordHolder(db, userId);
  if (userId === undefined || !holder) throw fail('NotValid');
  if (isEasyToGuess(newPassword, holder, settings.brandName)) throw fail('TooCommon');
  const passwordHash = await hashPassword(newPassword, { kind: 'stranger', name: networkOf(visit.address) });

  const isSet = await inTransaction(db, async (tx) => {
    if (!(await takeReset(tx, tokenHash)) || !(await setPassword(tx, userId, passwordHash))) return false;
    await deleteSessionsOf(tx, userId);
    await forgiveStrangers(tx, holder.officeMobile);
    const mailbox = await findMailbox(tx, userId);
    const { name } = holder;
    const mail = { userId, name, address: mailbox?.address ?? '', subject: say.changedSubject(settings.brandName) };
    await queueSecurityMail(tx, settings, { ...mail, text: say.changedText(name, dashedMinute(now)) }, now);
    const others = (await listAdministrators(tx)).map((one) => one.userId).filter((one) => one !== userId);
    await addNotice(tx, { userIds: others, text: say.byLink(name), record: 'user', recordId: userId, now });
    await addNotice(tx, { userIds: [userId], text: say.changed, record: 'account', recordId: userId, now });
    const change = { record: 'user', id: userId, name, after: { changed: 'password, by a link from their mailbox' } } as const;
    await writeAudit(tx, 'ResetPassword', { userId, name }, now, [change]);
    return true;
  });
  if (!isSet) throw fail('NotValid');
  return say.changed;
});
