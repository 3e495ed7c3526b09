import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { password } from '../../../testing/builders/users.ts';
import { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { codeOfStep, stepAt } from './totp.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());
// Every test uses the same address, so let the failures of the previous one expire.
beforeEach(() => panel.clock.pass(16));

/** The code that the app shows, some steps from now. */
function codeNow(secret: string, off = 0): string {
  return codeOfStep(secret, stepAt(panel.clock.now().toISOString()) + off);
}

/** Sets up the second step of a user. Returns the key and the recovery codes. */
async function setUp(user: Caller): Promise<{ secret: string; codes: string[] }> {
  const [started] = await user.call('StartSecondStep', { ownPassword: password });
  const secret = started?.secret ?? '';
  const [confirmed] = await user.call('ConfirmSecondStep', { code: codeNow(secret) });
  // The code of the set-up is used.
  panel.clock.pass(0.5);
  return { secret, codes: confirmed?.codes ?? [] };
}

async function userWithSecondStep(loginType?: 'Administrator') {
  const user = await panel.userWith([], loginType);
  return Object.assign(user, await setUp(user));
}

const logIn = (mobile: string, code?: string, tried = password, caller = panel.visitor()) =>
  caller.send('AuthenticateUser', { mobile, password: tried, ...(code !== undefined && { code }) });
const answerOf = (reply: { status: number; json: { data: unknown; error: { code: string } } }) => [
  reply.status,
  reply.json.data,
  reply.json.error.code,
];
const codeNeeded = [401, 'Please enter the code from your authenticator app.', 'CodeNeeded'];
const wrongCode = [401, 'This code is not correct.', 'WrongCode'];
const noticesOf = async (caller: Caller) => (await caller.call('GetNotifications', {})).map(({ text }) => text);

describe('setting up two-step sign-in', () => {
  test('answers the key once, and counts only after a right code (SEC-02)', async () => {
    const user = await panel.userWith([]);
    const reply = await user.ask('StartSecondStep', { ownPassword: password }, { key: 'start-step-1' });
    const { secret, address } = reply.json.data[0];
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toBe(`otpauth://totp/Vikray:${user.mobile}?secret=${secret}&issuer=Vikray&algorithm=SHA1&digits=6&period=30`);
    const again = await user.ask('StartSecondStep', { ownPassword: password }, { key: 'start-step-1' });
    expect(again.json).toEqual({ data: [] });
    expect((await logIn(user.mobile)).status).toBe(200);

    const wrong = await user.ask('ConfirmSecondStep', { code: '000000' });
    expect([wrong.status, wrong.json.data]).toEqual([400, 'This code is not correct.']);
    const confirmed = await user.ask('ConfirmSecondStep', { code: codeNow(secret) }, { key: 'confirm-step-1' });
    const { codes } = confirmed.json.data[0];
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z\d]{5}-[a-z\d]{5}$/);
    const repeated = await user.ask('ConfirmSecondStep', { code: codeNow(secret) }, { key: 'confirm-step-1' });
    expect(repeated.json).toEqual({ data: [] });
    expect(await user.call('GetSecondStep', {})).toEqual([{ isOn: 'Yes', codesLeft: 10, isRequired: 'No', obstacle: '' }]);
    expect((await user.call('GetSignInMail', {}))[0]?.wanted).toBe('Yes');
    expect((await user.ask('StartSecondStep', { ownPassword: password })).status).toBe(409);
  });

  test('ends the other sessions of the user, which were begun without a code (SEC-02, SEC-16)', async () => {
    const user = await panel.userWith([]);
    const elsewhere = panel.visitor();
    expect((await logIn(user.mobile, undefined, password, elsewhere)).status).toBe(200);
    const [started] = await user.call('StartSecondStep', { ownPassword: password });
    expect((await user.ask('ConfirmSecondStep', { code: '000000' })).status).toBe(400);
    expect((await elsewhere.send('GetLoginRecord')).status).toBe(200);
    await user.call('ConfirmSecondStep', { code: codeNow(started?.secret ?? '') });
    expect((await elsewhere.send('GetLoginRecord')).status).toBe(401);
    expect((await user.send('GetLoginRecord')).status).toBe(200);
  });

  test('asks for the own password (SEC-02)', async () => {
    const user = await panel.userWith([]);
    const reply = await user.ask('StartSecondStep', { ownPassword: 'a wrong one' });
    expect([reply.status, reply.json.data]).toEqual([400, 'Incorrect Old Password.']);
  });

  test('stores neither the key nor a recovery code in plain text anywhere (SHR-10, SEC-06)', async () => {
    const { secret, codes, userId } = await userWithSecondStep();
    const step = await panel.db.selectFrom('second_steps').selectAll().where('user_id', '=', userId).execute();
    const stored = JSON.stringify([
      step,
      await panel.db.selectFrom('recovery_codes').selectAll().execute(),
      await panel.db.selectFrom('idempotency_keys').selectAll().execute(),
      await panel.db.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(stored).toContain('enc:1:');
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) expect(stored).not.toContain(text);
  });
});

describe('a login with two steps', () => {
  test('asks for the code after the right password, and takes it once (SEC-03, SEC-04)', async () => {
    const { mobile, secret } = await userWithSecondStep();
    expect(answerOf(await logIn(mobile))).toEqual(codeNeeded);
    expect(answerOf(await logIn(mobile, ' '))).toEqual(codeNeeded);
    expect((await logIn(mobile, undefined, 'a wrong one')).json.error.code).toBe('WrongLogin');
    expect((await logIn(mobile, codeNow(secret), 'a wrong one')).json.error.code).toBe('WrongLogin');
    const code = codeNow(secret);
    const reply = await logIn(mobile, `${code.slice(0, 3)} ${code.slice(3)} `);
    expect([reply.status, reply.json.data[0].fld_officemobile]).toEqual([200, mobile]);
    expect(answerOf(await logIn(mobile, code))).toEqual(wrongCode);
  });

  test('takes a code that is one step early or late, and none before a used one (SEC-03)', async () => {
    const { mobile, secret } = await userWithSecondStep();
    expect((await logIn(mobile, codeNow(secret, 2))).status).toBe(401);
    expect((await logIn(mobile, codeNow(secret, 1))).status).toBe(200);
    expect((await logIn(mobile, codeNow(secret, 0))).status).toBe(401);
    panel.clock.pass(1);
    expect((await logIn(mobile, codeNow(secret, -1))).status).toBe(401);
    panel.clock.pass(0.5);
    expect((await logIn(mobile, codeNow(secret, -1))).status).toBe(200);
    expect((await logIn(mobile, codeNow(secret, -2))).status).toBe(401);
  });

  test('lets one of twenty simultaneous logins with the same code in (SEC-03)', async () => {
    const { mobile, secret, codes } = await userWithSecondStep();
    for (const code of [codeNow(secret), codes[0] ?? '']) {
      // Ten failures are the limit, so the others are refused before their code is read.
      const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(mobile, code)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(replies.map(({ status }) => status))).not.toContain(500);
      panel.clock.pass(16);
    }
  });

  // PGlite runs in the process and has one connection, so there is no second server.
  test.runIf(inject('databaseSupply').engine !== 'pglite')('lets one of twenty in on three servers, too (SEC-03)', async () => {
    const { mobile, secret, codes } = await userWithSecondStep();
    const others = [await panel.startAnother(), await panel.startAnother()];
    onTestFinished(async () => {
      for (const other of others) await other.stop();
    });
    const addresses = [panel.address, ...others.map(({ address }) => address)];
    for (const code of [codeNow(secret), codes[1] ?? '']) {
      const callers = Array.from({ length: 20 }, (_, index) => new Caller(addresses[index % 3] ?? ''));
      const replies = await Promise.all(callers.map((caller) => logIn(mobile, code, password, caller)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      panel.clock.pass(16);
    }
  });

  test('counts wrong codes with wrong passwords, and a missing code as neither (SEC-05)', async () => {
    const { mobile, secret } = await userWithSecondStep();
    for (let time = 0; time < 12; time++) expect((await logIn(mobile)).json.error.code).toBe('CodeNeeded');
    for (let time = 0; time < 5; time++) expect((await logIn(mobile, '123')).json.error.code).toBe('WrongCode');
    expect((await logIn(mobile)).json.error.code).toBe('CodeNeeded');
    for (let time = 0; time < 5; time++) expect((await logIn(mobile, undefined, 'a wrong one')).json.error.code).toBe('WrongLogin');
    expect((await logIn(mobile, codeNow(secret))).status).toBe(429);
    panel.clock.pass(16);
    expect((await logIn(mobile, codeNow(secret))).status).toBe(200);
  });

  test('stays as documented for everybody else, also with a code (SEC-04)', async () => {
    const user = await panel.userWith([]);
    expect((await logIn(user.mobile, '123456')).status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('logs in once, in any spelling, and the login record says when few are left (SEC-06)', async () => {
    const { mobile, codes } = await userWithSecondStep();
    const [first = '', ...rest] = codes;
    expect((await logIn(mobile, first.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect(answerOf(await logIn(mobile, first))).toEqual(wrongCode);
    const left: unknown[] = [];
    for (const code of rest.slice(0, 8)) left.push((await logIn(mobile, code)).json.data[0].fld_recoverycodesleft);
    expect(left).toEqual([...Array.from({ length: 6 }, () => undefined), 2, 1]);
  });

  test('is replaced by ten new ones with the own password; the old ones end (SEC-06)', async () => {
    const user = await userWithSecondStep();
    expect((await user.ask('AddRecoveryCodes', { ownPassword: 'a wrong one' })).status).toBe(400);
    const [made] = await user.call('AddRecoveryCodes', { ownPassword: password });
    expect((await logIn(user.mobile, user.codes[0])).status).toBe(401);
    expect((await logIn(user.mobile, made?.codes[0])).status).toBe(200);
  });

  test('of another user opens nothing (SEC-06)', async () => {
    const [user, other] = [await userWithSecondStep(), await userWithSecondStep()];
    expect((await logIn(user.mobile, other.codes[0])).status).toBe(401);
  });
});

describe('the end of two-step sign-in', () => {
  test('needs the user’s own password and a code, ends the other sessions and is reported (SEC-07)', async () => {
    const user = await userWithSecondStep();
    const elsewhere = panel.visitor();
    await logIn(user.mobile, user.codes[0], password, elsewhere);
    const end = (ownPassword: string, code: string) => user.ask('EndSecondStep', { ownPassword, code });
    expect((await end('a wrong one', codeNow(user.secret))).status).toBe(400);
    expect((await end(password, '000000')).status).toBe(400);
    expect((await end(password, codeNow(user.secret))).status).toBe(200);
    expect((await elsewhere.send('GetLoginRecord')).status).toBe(401);
    expect(await noticesOf(user)).toContain('Your two-step sign-in is off.');
    expect((await logIn(user.mobile)).status).toBe(200);
  });

  test('forgives the wrong passwords that were tried before it (SEC-07)', async () => {
    const user = await userWithSecondStep();
    const end = (ownPassword: string) => user.ask('EndSecondStep', { ownPassword, code: codeNow(user.secret) });
    for (let time = 0; time < 9; time++) expect((await end('a wrong one')).status).toBe(400);
    expect((await end(password)).status).toBe(200);
    const { status } = await user.ask('StartSecondStep', { ownPassword: 'a wrong one' });
    expect(status).toBe(400);
  });

  test('cannot be reached by guessing codes from an open session (SEC-05, SEC-07)', async () => {
    const user = await userWithSecondStep();
    const statuses = [];
    for (let time = 0; time < 11; time++) statuses.push((await user.ask('EndSecondStep', { ownPassword: password, code: '123' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  test('is made for another user by an Administrator alone, who cannot do it for themselves (SEC-07)', async () => {
    const [user, boss] = [await userWithSecondStep(), await userWithSecondStep('Administrator')];
    const clerk = await panel.userWith(['Add User', 'Edit User']);
    expect((await clerk.ask('ResetSecondStep', { userId: user.userId })).status).toBe(403);
    expect((await boss.ask('ResetSecondStep', { userId: boss.userId })).status).toBe(403);
    expect((await boss.ask('ResetSecondStep', { userId: clerk.userId })).status).toBe(409);
    await boss.call('ResetSecondStep', { userId: user.userId });
    expect((await user.send('GetLoginRecord')).status).toBe(401);
    await user.logIn(user.mobile, password);
    expect(await noticesOf(user)).toContainEqual(expect.stringMatching(/ has reset your two-step sign-in\./));
    await panel.admin.call('ResetSecondStep', { userId: boss.userId });
    expect((await boss.send('GetLoginRecord')).status).toBe(401);
  });
});

describe('the setting ‘Two-step sign-in required for’', () => {
  const choose = async (value: string) => {
    const [setting] = await panel.admin.call('GetSettings', {});
    return panel.admin.ask('UpdateSettings', { version: setting?.version ?? 0, settings: [{ name: 'secondstep', value }] });
  };

  test('is Nobody at first, and known to Administrators alone (SEC-08)', async () => {
    const [setting] = await panel.admin.call('GetSettings', {});
    expect(setting).toMatchObject({ name: 'secondstep', value: 'Nobody', source: 'Preset', isSet: true, version: 0 });
    const user = await panel.userWith(['Edit User']);
    expect([(await user.send('GetSettings')).status, (await user.send('UpdateSettings')).status]).toEqual([403, 403]);
    expect((await choose('Somebody')).status).toBe(400);
    const unknown = await panel.admin.ask('UpdateSettings', { version: 0, settings: [{ name: '__proto__', value: 'Nobody' }] });
    expect(unknown.status).toBe(400);
  });

  test('leaves nothing open but the set-up, at once, to those who need it and have none (SEC-08)', async () => {
    const [user, boss] = [await panel.userWith([]), await userWithSecondStep('Administrator')];
    const other = await panel.userWith([], 'Administrator');
    expect((await choose('Administrators')).status).toBe(200);
    const reply = await other.send('GetCustomerList');
    expect([reply.status, reply.json.data]).toEqual([403, 'Please set up two-step sign-in first.']);
    expect((await other.fetch('/api/quotations/1.pdf')).status).toBe(403);
    expect((await other.call('GetLoginRecord', {}))[0]?.mustSetUpSecondStep).toBe(true);
    expect([(await user.send('GetCustomerList')).status, (await boss.send('GetCustomerList')).status]).toEqual([200, 200]);

    await setUp(other);
    expect((await other.send('GetCustomerList')).status).toBe(200);
    const [setting] = await other.call('GetSettings', {});
    const everybody = { version: setting?.version ?? 0, settings: [{ name: 'secondstep', value: 'Everybody' }] };
    await other.call('UpdateSettings', everybody);
    expect((await other.ask('UpdateSettings', everybody)).status).toBe(409);
    expect((await user.send('GetCustomerList')).status).toBe(403);
    await other.call('UpdateSettings', { version: everybody.version + 1, settings: [{ name: 'secondstep', value: 'Nobody' }] });
    expect((await user.send('GetCustomerList')).status).toBe(200);
  });
});

describe('without a key', () => {
  // The embedded database has a key file, so only a panel on PostgreSQL can be without a key.
  test.runIf(inject('databaseSupply').engine !== 'sqlite')(
    'two-step sign-in can neither be set up nor be required, which would lock everyone out (SEC-08, SHR-11)',
    async () => {
      const bare = await startTestPanel({}, { hasKey: false });
      onTestFinished(() => bare.stop());
      const requireFor = (value: string) => bare.admin.ask('UpdateSettings', { version: 0, settings: [{ name: 'secondstep', value }] });
      for (const reply of [
        await bare.admin.ask('StartSecondStep', { ownPassword: password }),
        await requireFor('Administrators'),
        await requireFor('Everybody'),
      ])
        expect([reply.status, reply.json.data]).toEqual([409, 'Set SECRET_KEY to use this.']);
      expect((await bare.admin.send('GetCustomerList')).status).toBe(200);
      expect((await requireFor('Nobody')).status).toBe(200);
    },
  );

  test('a lost one leaves recovery codes and the reset by an Administrator (SEC-06, SEC-07)', async () => {
    const user = await userWithSecondStep();
    // A panel whose key is missing, and what `npm run rotate-key -- --lose-unreadable` leaves.
    const without = await panel.startAnother({ database: { ...panel.database, keys: [] }, logLevel: 'silent' });
    onTestFinished(without.stop);
    const elsewhere = await logIn(user.mobile, codeNow(user.secret), password, new Caller(without.address));
    expect([elsewhere.status, elsewhere.json.error.code]).toEqual([401, 'KeyLost']);
    expect(statusCounts([await logIn(user.mobile, user.codes[1], password, new Caller(without.address))])).toEqual({ 200: 1 });
    await panel.db.updateTable('second_steps').set({ secret: '' }).where('user_id', '=', user.userId).execute();
    const reply = await logIn(user.mobile, codeNow(user.secret));
    expect([reply.status, reply.json.data]).toEqual([401, expect.stringContaining('Enter a recovery code, or ask an Administrator')]);
    expect(statusCounts([await logIn(user.mobile, user.codes[0])])).toEqual({ 200: 1 });
    await panel.admin.call('ResetSecondStep', { userId: user.userId });
    expect((await logIn(user.mobile)).status).toBe(200);
  });
});
