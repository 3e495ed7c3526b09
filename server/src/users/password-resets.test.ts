import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addUser, aUser, password } from '../../../testing/builders/users.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { testDatabase } from '../../../testing/database/test-database.ts';
import { pausedDatabase } from '../../../testing/panel/paused-database.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { openOutbox, sentMails, type Outbox } from '../../../testing/panel/sent-mails.ts';
import { waitsForLock } from '../../../testing/panel/waits-for-lock.ts';

let panel: TestPanel;
let outbox: Outbox;
beforeAll(async () => {
  outbox = await openOutbox();
  panel = await startTestPanel({
    mail: outbox.mail,
    publicUrl: new URL('http://panel.example.in'),
  });
  await panel.jobs.runDue();
});
afterAll(async () => {
  await panel.stop();
  await outbox.remove();
});
// Let the requests of the previous test expire.
beforeEach(async () => {
  panel.clock.pass(61);
  await panel.admin.logIn('9000000001', password);
});

const fresh = 'another good password';
const sent = { data: 'If this number is registered, a link has been sent to its office e-mail.' };
const ask = (mobile: string) => panel.visitor().send('RequestPasswordReset', { mobile });
const reset = (token: string, newpassword = fresh) => panel.visitor().send('ResetPassword', { token, newpassword });
const logsIn = async (mobile: string, tried: string) => (await panel.visitor().logIn(mobile, tried)).status === 200;

/** The token in the link that this number is mailed. */
async function tokenFor(mobile: string): Promise<string> {
  expect((await ask(mobile)).json).toEqual(sent);
  // Mails about earlier changes may come with it.
  const texts = (await sentMails(panel, outbox)).map(({ text }) => text).join('\n');
  return /reset-password\.html#([\w-]{43})\s/.exec(texts)?.[1] ?? '';
}

describe('a link for a forgotten password', () => {
  test('is mailed to the office e-mail of the number, and sets a new password once (SEC-09, SEC-11, SEC-12)', async () => {
    const user = await panel.userWith([]);
    expect((await ask(user.mobile)).json).toEqual(sent);
    const [mail, ...others] = await sentMails(panel, outbox);
    expect(others).toEqual([]);
    expect(mail?.to).toContain('@example.in');
    expect(mail?.text).toContain('http://panel.example.in/reset-password.html#');
    const token = /#([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';

    const reply = await reset(token);
    expect([reply.status, reply.json]).toEqual([200, { data: 'Your password was changed.' }]);
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect((await user.send('GetLoginRecord')).status).toBe(401);
    expect([await logsIn(user.mobile, password), await logsIn(user.mobile, fresh)]).toEqual([false, true]);
    expect((await sentMails(panel, outbox)).map(({ subject }) => subject)).toEqual(['Your password for Vikray was changed']);
    const again = await reset(token, 'yet another one');
    expect([again.status, again.json.data]).toEqual([400, 'This link is no longer valid. Please request a new one.']);
    expect(await logsIn(user.mobile, fresh)).toBe(true);
  });

  test('comes from the issuing company where MAIL_FROM is not set', async () => {
    const own = await openOutbox();
    const office = await startTestPanel({ mail: { ...own.mail, from: undefined }, publicUrl: new URL('http://panel.example.in') });
    onTestFinished(async () => {
      await office.stop();
      await own.remove();
    });
    await office.jobs.runDue();
    const user = await office.userWith([]);
    await addCompany(office.admin, { name: 'Akshar Systems', email: 'office@akshar.example.in' });
    await office.visitor().send('RequestPasswordReset', { mobile: user.mobile });
    const [mail] = await sentMails(office, own);
    expect(mail?.from).toBe('Akshar Systems <office@akshar.example.in>');
  });

  test('is mailed at the next look at the clock, without waiting for the minute', async () => {
    const user = await panel.userWith([]);
    await panel.jobs.runDue();
    await ask(user.mobile);
    await panel.jobs.runDue();
    expect(await readdir(outbox.folder)).toHaveLength(1);
    await sentMails(panel, outbox);
  });

  test('is answered alike for a known number, an unknown one and what is none, and mailed to the known one alone (SEC-09)', async () => {
    const user = await panel.userWith([]);
    for (const mobile of ['9777777777', 'abc', '', '९८७६५४३२१०', '9'.repeat(190)]) expect((await ask(mobile)).json).toEqual(sent);
    expect((await panel.visitor().send('RequestPasswordReset', {})).json).toEqual(sent);
    expect((await panel.visitor().send('RequestPasswordReset', { mobile: { $ne: '' } })).json).toEqual(sent);
    expect(await sentMails(panel, outbox)).toEqual([]);
    expect((await ask(`${user.mobile.slice(0, 5)} ${user.mobile.slice(5)}`)).json).toEqual(sent);
    expect(await sentMails(panel, outbox)).toHaveLength(1);
  });

  test('is stored only as a hash (SEC-11)', async () => {
    const user = await panel.userWith([]);
    const token = await tokenFor(user.mobile);
    const stored = JSON.stringify([
      await panel.db.selectFrom('password_resets').selectAll().execute(),
      await panel.db.selectFrom('reset_requests').selectAll().execute(),
      await panel.db.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
  });

  test('opens the reset for 30 minutes, and only the newest of a user (SEC-11)', async () => {
    const user = await panel.userWith([]);
    const first = await tokenFor(user.mobile);
    const second = await tokenFor(user.mobile);
    expect((await reset(first)).status).toBe(400);
    panel.clock.pass(29);
    expect((await reset(second)).status).toBe(200);
    const third = await tokenFor(user.mobile);
    panel.clock.pass(30);
    expect((await reset(third)).status).toBe(400);
  });

  test('is not mailed for a request that has waited longer than a link would work (SEC-11)', async () => {
    const user = await panel.userWith([]);
    expect((await ask(user.mobile)).json).toEqual(sent);
    panel.clock.pass(30);
    expect(await sentMails(panel, outbox)).toEqual([]);
  });

  test('forgives the wrong passwords that led to it, so that the new one opens the panel at once (SEC-12)', async () => {
    const user = await panel.userWith([]);
    const logIn = async (tried: string) => (await panel.visitor().logIn(user.mobile, tried)).status;
    for (let time = 0; time < 10; time++) expect(await logIn('a wrong one')).toBe(401);
    expect(await logIn(password)).toBe(429);
    expect((await reset(await tokenFor(user.mobile))).status).toBe(200);
    expect(await logIn(fresh)).toBe(200);
  });

  test('that was made before the clock was set back by a day does not live for a day (SEC-11)', async () => {
    const user = await panel.userWith([]);
    const token = await tokenFor(user.mobile);
    panel.clock.pass(-24 * 60);
    expect((await reset(token)).status).toBe(400);
    panel.clock.pass(24 * 60);
  });

  test('sets one password when it is used twice at once (SEC-12)', async () => {
    const user = await panel.userWith([]);
    const token = await tokenFor(user.mobile);
    const replies = await Promise.all(['first new one', 'second new one', 'third new one'].map((next) => reset(token, next)));
    expect(statusCounts(replies)).toEqual({ 200: 1, 400: 2 });
  });

  test('is not used up by a password that is too common or too short (SEC-12, SEC-14)', async () => {
    const user = await panel.userWith([]);
    const token = await tokenFor(user.mobile);
    for (const [weak, sentence] of [
      ['password', 'This password is too common. Please choose another.'],
      [user.mobile, 'This password is too common. Please choose another.'],
      ['short', 'The password must have at least 8 characters.'],
    ] as const) {
      const reply = await reset(token, weak);
      expect([reply.status, reply.json.data]).toEqual([400, sentence]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('leaves the second step on, and notifies the other Administrators (SEC-12)', async () => {
    const [user, boss] = [await panel.userWith([]), await panel.userWith([], 'Administrator')];
    await panel.db
      .insertInto('second_steps')
      .values({ user_id: user.userId, secret: '', code_salt: '', confirmed_at: '2026-11-20T04:30:00.000Z' })
      .execute();
    await reset(await tokenFor(user.mobile));
    expect((await panel.visitor().logIn(user.mobile, fresh)).json.error.code).toBe('CodeNeeded');
    const notices = (await boss.call('GetNotifications', {})).map(({ text }) => text);
    expect(notices).toContainEqual(expect.stringMatching(/ has set a new password by a link from their office e-mail\.$/));
  });

  test('ends with a changed password, a changed address and the user (SEC-11)', async () => {
    const [one, two] = [await panel.userWith([]), await panel.userWith([])];
    const [first, second] = [await tokenFor(one.mobile), await tokenFor(two.mobile)];
    await panel.admin.call('ChangePassword', { userId: one.userId, password: 'given by someone' });
    await panel.admin.call('DeleteUser', { userId: two.userId });
    expect([(await reset(first)).status, (await reset(second)).status]).toEqual([400, 400]);
  });

  test.each(['', 'x', '__proto__', 'A'.repeat(43), 'A'.repeat(201)])('that is %j is not valid (SEC-12)', async (token) => {
    const reply = await reset(token);
    expect([reply.status, reply.json.data]).toEqual([400, 'This link is no longer valid. Please request a new one.']);
  });
});

test('a link that is made while the address changes is not valid (SEC-11)', async () => {
  const database = await testDatabase();
  const paused = pausedDatabase(database.settings, /^insert into "password_resets"/);
  const office = await startTestPanel({ database: paused.settings, mail: outbox.mail, publicUrl: new URL('http://panel.example.in') });
  onTestFinished(async () => {
    await office.stop();
    await database.drop();
  });
  await office.jobs.runDue();
  const user = aUser();
  const userId = await addUser(office.admin, user);
  await office.visitor().send('RequestPasswordReset', { mobile: user.officeMobile });
  const mails = sentMails(office, outbox);
  await paused.reached;
  const changing = office.admin.ask('UpdateUser', { ...user, userId, officeEmail: 'another@example.in' });
  await Promise.race([changing, waitsForLock(office.db)]);
  paused.resume();
  expect((await changing).status).toBe(200);
  const token = /reset-password\.html#([\w-]{43})\s/.exec((await mails).map(({ text }) => text).join('\n'))?.[1] ?? '';
  expect(token).toHaveLength(43);
  expect((await office.visitor().send('ResetPassword', { token, newpassword: fresh })).status).toBe(400);
});

describe('many requests for links', () => {
  test('send at most 3 mails an hour to one number, with the same answer (SEC-10)', async () => {
    const user = await panel.userWith([]);
    for (let time = 0; time < 6; time++) expect((await ask(user.mobile)).json).toEqual(sent);
    expect(await sentMails(panel, outbox)).toHaveLength(3);
  });

  test('do not count for days when the clock is set back (SEC-10)', async () => {
    const user = await panel.userWith([]);
    for (let time = 0; time < 3; time++) await ask(user.mobile);
    expect(await sentMails(panel, outbox)).toHaveLength(3);
    panel.clock.pass(-3 * 24 * 60);
    // The job learns of the set clock.
    await panel.jobs.runDue();
    await ask(user.mobile);
    expect(await sentMails(panel, outbox)).toHaveLength(1);
    panel.clock.pass(3 * 24 * 60);
  });

  test('are refused after 20 an hour from one address, also at once (SEC-10)', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(`97777777${10 + index}`)));
    const counts = statusCounts(replies);
    expect((counts[200] ?? 0) + (counts[429] ?? 0)).toBe(30);
    expect(counts[200]).toBeLessThanOrEqual(20);
    const refused = await ask('9777777777');
    expect([refused.status, refused.json.data]).toEqual([429, 'Too many requests. Please try again later.']);
    panel.clock.pass(61);
    expect((await ask('9777777777')).status).toBe(200);
  });
});

test.each([
  ['PUBLIC_URL', { publicUrl: undefined }],
  ['a mail server', { mail: { transport: undefined, from: undefined, timeoutMs: 1, deadlineMs: 1 } }],
])('without %s, both operations say what to set (SEC-12)', async (_missing, change) => {
  const bare = await startTestPanel({
    mail: { ...outbox.mail, from: undefined },
    publicUrl: new URL('http://panel.example.in'),
    ...change,
  });
  onTestFinished(() => bare.stop());
  const replies = [
    await bare.visitor().send('RequestPasswordReset', { mobile: '9000000001' }),
    await bare.visitor().send('ResetPassword', { token: 'x', newpassword: fresh }),
  ];
  for (const { status, json } of replies) expect([status, json.data]).toEqual([409, 'Set PUBLIC_URL and a mail server to use this.']);
});
