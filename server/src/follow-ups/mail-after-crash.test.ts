import { expect, onTestFinished, test } from 'vitest';
import { logInAdmin, programAdmin } from '../../../testing/builders/daily-records.ts';
import { startMailServer } from '../../../testing/panel/mail-server.ts';
import { startPanelHere } from '../../../testing/panel/panel-here.ts';
import { programDatabase } from '../../../testing/panel/program-database.ts';
import { runProgram } from '../../../testing/panel/program.ts';
import { addApprovedQuotation, aQuotation, addSalesSetup } from '../../../testing/builders/quotations.ts';

test('a panel that is killed while a mail leaves does not send it again, and never reports it as sent', async () => {
  const database = await programDatabase();
  onTestFinished(database.drop);
  const arrived = Promise.withResolvers<void>();
  const server = await startMailServer({ beforeConfirming: () => (arrived.resolve(), new Promise(() => {})) });
  const settings = {
    ...database.settings,
    ADMIN_PASSWORD: programAdmin.password,
    FOLLOWUP_MOBILES: `9000000099, ${programAdmin.mobile}`,
    SMTP_URL: `smtp://127.0.0.1:${server.smtp.port}`,
  };

  const program = await runProgram(settings);
  onTestFinished(() => program.signal('SIGKILL'));
  const before = await logInAdmin(await program.address());
  const quotationId = await addApprovedQuotation(before, aQuotation(await addSalesSetup(before)));
  const { rows } = await before.call('GetQuotation', { quotationId });
  const body = { quotationid: quotationId, email: rows[0]?.email };
  const broken = before.send('SendMailer', body, { key: 'killed-in-between' }).catch(() => 'no answer');
  await arrived.promise;
  program.signal('SIGKILL');
  await program.ended;
  expect(await broken).toBe('no answer');

  const next = await startPanelHere(settings);
  onTestFinished(next.stop);
  const caller = await logInAdmin(next.address);
  const again = await caller.send('SendMailer', body, { key: 'killed-in-between' });
  expect([again.status, again.json.error.code]).toEqual([409, 'KeyUnanswered']);
  expect(server.received).toHaveLength(1);
  const [followUp] = await caller.call('GetFollowUp', { quotationId });
  expect(followUp?.mails).toMatchObject([{ result: 'sending' }]);
  const [listed] = (await caller.call('GetQuotation', { quotationId })).rows;
  expect(listed?.followedUpAt).toBeUndefined();
});
