import { expect, test } from 'vitest';
import { smtpRefusal, startMailServer } from '../../../../testing/panel/mail-server.ts';
import { composeMail } from './compose-mail.ts';
import { smtpServerAt, type MailSettings } from './mail-settings.ts';
import { sendOverSmtp } from './smtp-session.ts';

const settings: MailSettings = { transport: undefined, from: undefined, timeoutMs: 5_000, deadlineMs: 10_000 };

function aMail(...to: string[]) {
  const replyTo = { name: 'Rohini Sondhi', address: 'rohini@example.in' };
  return composeMail({
    from: replyTo,
    replyTo,
    to: to.map((address) => ({ name: 'Somebody', address })),
    subject: 'Greetings',
    text: 'Hello',
    html: '<p>Hello</p>',
    attachments: [],
    date: new Date('2026-11-20T04:30:00.000Z'),
  });
}

test('a mail that only one of two recipients gets names the other (FUP-13)', async () => {
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, callback) => callback(address.startsWith('full') ? smtpRefusal(552, 'Mailbox is full') : null),
  });
  const end = await sendOverSmtp(server.smtp, settings, await aMail('good@example.in', 'full@example.in'));
  expect(end).toEqual({ trouble: 'SomeRefused', rejected: ['full@example.in'], answer: '552 Mailbox is full' });
});

test('the login from the settings is sent', async () => {
  const logins: unknown[] = [];
  const server = await startMailServer({
    login: { user: 'office@example.in', password: 'p@ss word' },
    authOptional: false,
    onAuth({ username, password }, _session, callback) {
      logins.push([username, password]);
      callback(null, { user: username });
    },
  });
  expect(await sendOverSmtp(server.smtp, settings, await aMail('asha@example.in'))).toEqual({ answer: expect.stringContaining('250') });
  expect(logins).toEqual([['office@example.in', 'p@ss word']]);
});

test('a mail server that crashes after accepting a mail causes no failure', async () => {
  const server = await startMailServer();
  expect(await sendOverSmtp(server.smtp, settings, await aMail('asha@example.in'))).toHaveProperty('answer');
  server.dropConnection();
  expect(await sendOverSmtp(server.smtp, settings, await aMail('asha@example.in'))).toHaveProperty('answer');
});

test.each([
  ['smtp://mail.example.in', { host: 'mail.example.in', port: 587, isSecure: false, login: undefined }],
  [
    'smtps://office%40example.in:p%40ss@mail.example.in',
    { host: 'mail.example.in', port: 465, isSecure: true, login: { user: 'office@example.in', password: 'p@ss' } },
  ],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, isSecure: false, login: undefined }],
])('the address of a mail server is understood: %s', (address, server) => {
  expect(smtpServerAt(new URL(address))).toEqual(server);
});
