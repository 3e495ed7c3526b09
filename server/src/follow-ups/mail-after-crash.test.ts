import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Caller } from '../../../testing/panel/caller.ts';
import { startMailServer } from '../../../testing/panel/mail-server.ts';
import { runProgram } from '../../../testing/panel/program.ts';
import { addApprovedQuotation, aQuotation, addSalesSetup } from '../../../testing/builders/quotations.ts';

const login = { mobile: '9000000001', password: 'correct horse battery' };

/** Starts the program on this folder and logs in. */
async function startOn(folder: string, smtpUrl: string) {
  const program = await runProgram({
    DATA_DIR: folder,
    ADMIN_MOBILE: login.mobile,
    ADMIN_PASSWORD: login.password,
    FOLLOWUP_MOBILES: `9000000099, ${login.mobile}`,
    SMTP_URL: smtpUrl,
  });
  onTestFinished(() => program.signal('SIGKILL'));
  const caller = new Caller(await program.address());
  await caller.logIn(login.mobile, login.password);
  return { program, caller };
}

test('a panel that is killed while a mail leaves does not send it again, and never reports it as sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-crash-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const arrived = Promise.withResolvers<void>();
  const server = await startMailServer({ beforeConfirming: () => (arrived.resolve(), new Promise(() => {})) });
  const smtpUrl = `smtp://127.0.0.1:${server.smtp.port}`;

  const before = await startOn(folder, smtpUrl);
  const quotationId = await addApprovedQuotation(before.caller, aQuotation(await addSalesSetup(before.caller)));
  const { rows } = await before.caller.call('GetQuotation', { quotationId });
  const body = { quotationid: quotationId, email: rows[0]?.email };
  const broken = before.caller.send('SendMailer', body, { key: 'killed-in-between' }).catch(() => 'no answer');
  await arrived.promise;
  before.program.signal('SIGKILL');
  await before.program.ended;
  expect(await broken).toBe('no answer');

  const { caller } = await startOn(folder, smtpUrl);
  const again = await caller.send('SendMailer', body, { key: 'killed-in-between' });
  expect([again.status, again.json.error.code]).toEqual([409, 'KeyUnanswered']);
  expect(server.received).toHaveLength(1);
  const [followUp] = await caller.call('GetFollowUp', { quotationId });
  expect(followUp?.mails).toMatchObject([{ result: 'sending' }]);
  const [listed] = (await caller.call('GetQuotation', { quotationId })).rows;
  expect(listed?.followedUpAt).toBeUndefined();
});
