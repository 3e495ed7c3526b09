import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { password } from '../../../testing/builders/users.ts';
import { program } from '../../../testing/panel/program-caller.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
});
afterAll(() => panel.stop());

type NewToken = Parameters<typeof panel.admin.call<'AddApiToken'>>[1];

/** A token of a user, and a program that has it. */
async function tokenOf(user: Caller, change: Partial<NewToken> = {}) {
  const [made] = await user.call('AddApiToken', { name: 'Stock sheet', ...change });
  const token = made?.token ?? '';
  return { tokenId: made?.tokenId ?? 0, token, caller: program(panel.address, token) };
}

const notValid = [401, 'TokenNotValid', 'This token is not valid.'];
const refused = async (caller: Caller) => {
  const reply = await caller.send('GetTax');
  return [...refusalOf(reply), reply.json.data];
};

describe('AddApiToken', () => {
  test('answers the token once and stores only its hash (SEC-22)', async () => {
    const user = await panel.userWith(['Add API Token']);
    const key = 'a-key-of-a-token';
    const first = await user.send('AddApiToken', { name: 'Stock sheet' }, { key });
    const [{ TokenId, token }] = first.json.data;
    expect([first.status, token]).toEqual([201, expect.stringMatching(/^vik_[\w-]{43}$/)]);
    const again = await user.send('AddApiToken', { name: 'Stock sheet' }, { key });
    expect([again.status, again.json.data]).toEqual([201, [{ TokenId }]]);
    const stored = await panel.db.selectFrom('api_tokens').selectAll().where('id', '=', TokenId).executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(token.slice(4));
    const audit = await panel.db.selectFrom('audit_log').selectAll().where('operation', '=', 'AddApiToken').execute();
    expect(JSON.stringify(audit)).not.toContain(token.slice(4));
    expect(
      (await panel.db.selectFrom('idempotency_keys').select('answer').where('key', '=', key).executeTakeFirst())?.answer,
    ).not.toContain(token);
  });

  test('presets Read and 90 days (SEC-22)', async () => {
    const user = await panel.userWith(['Add API Token']);
    const { tokenId, token } = await tokenOf(user);
    const { json } = await user.send('GetApiToken');
    expect(json.data).toEqual([
      {
        fld_tokenid: tokenId,
        fld_name: 'Stock sheet',
        fld_scope: 'Read',
        fld_rights: [],
        fld_ending: token.slice(-4),
        fld_createdat: '2026-11-20T04:30:00.000Z',
        fld_lastusedat: '',
        fld_lastaddress: '',
        fld_expireson: '2027-02-18',
        fld_ownerid: user.userId,
        fld_owner: expect.stringContaining('Test User'),
      },
    ]);
  });

  test.each<[object, number, string]>([
    [{ name: ' ' }, 400, 'Please enter a name.'],
    [{ expireson: '2026-11-19' }, 400, 'Please select a date within the next 365 days.'],
    [{ expireson: '2027-11-21' }, 400, 'Please select a date within the next 365 days.'],
    [{ scope: 'Chosen' }, 400, 'Please choose at least one right.'],
    [{ scope: 'Chosen', rights: ['Add Tax'] }, 403, 'You do not have one of these rights.'],
    [{ scope: 'Chosen', rights: ['No such right'] }, 400, 'You do not have one of these rights.'],
  ])('refuses %j with %i (SEC-22)', async (change, status, sentence) => {
    const user = await panel.userWith(['Add API Token']);
    const reply = await user.send('AddApiToken', { name: 'Stock sheet', ...change });
    expect([reply.status, reply.json.data]).toEqual([status, sentence]);
    expect((await user.call('GetApiToken', {})).length).toBe(0);
  });

  test('takes the last possible day (SEC-22)', async () => {
    const user = await panel.userWith(['Add API Token']);
    expect((await user.send('AddApiToken', { name: 'Year', expireson: '2027-11-20' })).status).toBe(201);
  });

  test('allows 10 tokens that have not expired, also for many requests at once (SEC-22)', async () => {
    const user = await panel.userWith(['Add API Token']);
    const replies = await Promise.all(Array.from({ length: 14 }, () => user.send('AddApiToken', { name: 'One of many' })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    const late = replies.filter(({ status }) => status !== 201).map((reply) => [reply.status, reply.json.data]);
    expect(late).toEqual(Array.from({ length: 4 }, () => [409, 'You have 10 tokens. End one first.']));
    await panel.db.updateTable('api_tokens').set({ expires_on: '2026-11-19' }).where('user_id', '=', user.userId).execute();
    expect((await user.send('AddApiToken', { name: 'After those' })).status).toBe(201);
  });
});

describe('a token', () => {
  test('acts as its user, with the rights that they have now (SEC-23)', async () => {
    const user = await panel.userWith(['Add API Token', 'Add Tax']);
    const { caller } = await tokenOf(user, { scope: 'All mine' });
    const added = await caller.send('AddTax', { tax: '7.31' });
    expect(added.status).toBe(201);
    await panel.db
      .deleteFrom('user_submenus')
      .where('user_id', '=', user.userId)
      .where('submenu_id', '=', panel.db.selectFrom('submenus').select('id').where('name', '=', 'Add Tax'))
      .execute();
    expect(refusalOf(await caller.send('AddTax', { tax: '7.32' }))).toEqual([403, 'NotAuthorised']);
  });

  test('reads no cookie beside it, asks for no Origin, and is refused in the address (SEC-23)', async () => {
    const user = await panel.userWith(['Add API Token', 'Add Tax']);
    const { caller, token } = await tokenOf(user);
    const { cookie } = panel.admin;
    const headers = { cookie, origin: 'https://elsewhere.example' };
    expect(refusalOf(await caller.send('AddTax', { tax: '7.33' }, { headers }))).toEqual([403, 'TokenOnlyReads']);
    expect((await caller.send('GetState', { countryid: 101 }, { headers })).status).toBe(200);
    expect(refusalOf(await panel.admin.send('GetTax', {}, { headers: { authorization: 'Bearer vik_wrong' } }))).toEqual([
      401,
      'TokenNotValid',
    ]);
    const inAddress = await panel.visitor().fetch(`/api/GetTax?token=${token}&access_token=${token}&authorization=Bearer%20${token}`);
    expect(refusalOf(inAddress)).toEqual([401, 'NotSignedIn']);
  });

  test('leaves browser sessions as they are: another scheme of the header changes nothing (SEC-23)', async () => {
    const reply = await panel.admin.send('GetTax', {}, { headers: { authorization: 'Basic dXNlcjpwYXNz' } });
    expect(reply.status).toBe(200);
  });

  test.each(['vik_', 'vik_unknown', ' ', 'x'.repeat(5000)])('is refused when unknown: %j (SEC-24)', async (token) => {
    expect(await refused(program(panel.address, token))).toEqual(notValid);
  });

  test('ends when its user is deleted (SEC-24)', async () => {
    const user = await panel.userWith(['Add API Token']);
    const { caller } = await tokenOf(user);
    expect((await caller.send('GetTax')).status).toBe(200);
    await panel.admin.call('DeleteUser', { userId: user.userId });
    expect(await refused(caller)).toEqual(notValid);
  });

  test('ends when another resets the password, not when its user changes it (SEC-24)', async () => {
    const user = await panel.userWith(['Add API Token']);
    const { caller } = await tokenOf(user);
    await user.call('ChangePassword', { userId: user.userId, oldPassword: password, password: 'teak chair by the door' });
    expect((await caller.send('GetTax')).status).toBe(200);
    await panel.admin.call('ChangePassword', { userId: user.userId, password: 'rosewood by the window' });
    expect(await refused(caller)).toEqual(notValid);
    expect(await panel.db.selectFrom('api_tokens').select('id').where('user_id', '=', user.userId).execute()).toEqual([]);
  });

  test('ends for good when its user loses the right to tokens (SEC-24)', async () => {
    const user = await panel.userWith(['Add API Token']);
    const { caller } = await tokenOf(user);
    const give = async (access: 0 | 1) => {
      const rights = await panel.admin.call('GetUserSubMenuList', { userId: user.userId });
      const right = rights.find(({ menuName }) => menuName === 'Add API Token');
      await panel.admin.call('UpdateSubMenuRights', { subMenuRightId: right?.subMenuRightId ?? 0, access });
    };
    await give(0);
    expect(await refused(caller)).toEqual(notValid);
    await give(1);
    expect(await refused(caller)).toEqual(notValid);
  });

  test('ends on its last day in India (SEC-22, SEC-24)', async () => {
    const user = await panel.userWith(['Add API Token']);
    const { caller } = await tokenOf(user, { expiresOn: '2026-11-20' });
    const before = panel.clock.now();
    panel.clock.set('2026-11-20T18:29:00.000Z');
    expect((await caller.send('GetTax')).status).toBe(200);
    panel.clock.set('2026-11-20T18:31:00.000Z');
    expect(await refused(caller)).toEqual(notValid);
    panel.clock.set(before.toISOString());
  });

  test('is refused while its user must set up a second step (SEC-08, SEC-23)', async () => {
    const user = await panel.userWith(['Add API Token']);
    const { caller } = await tokenOf(user);
    await panel.db.insertInto('settings').values({ name: 'secondstep', value: 'Everybody', is_secret: 0, version: 1 }).execute();
    expect(refusalOf(await caller.send('GetTax'))).toEqual([403, 'SecondStepToBeSetUp']);
    await panel.db.deleteFrom('settings').where('name', '=', 'secondstep').execute();
  });

  test('says when and from where it was last used (SEC-25)', async () => {
    const user = await panel.userWith(['Add API Token']);
    const { caller } = await tokenOf(user);
    await caller.send('GetTax');
    const [token] = await user.call('GetApiToken', {});
    expect([token?.lastUsedAt, token?.lastAddress]).toEqual(['2026-11-20T04:30:00.000Z', '127.0.0.1']);
  });

  test('is named in the audit log and in the private log (SEC-21, SEC-25)', async () => {
    const user = await panel.userWith(['Add API Token', 'Add Tax', 'Edit User']);
    const { caller } = await tokenOf(user, { name: 'Tally export', scope: 'All mine' });
    await caller.send('AddTax', { tax: '7.34' });
    const [entry] = (await panel.admin.call('GetAuditLog', { page: 1, operation: 'AddTax', userId: user.userId })).rows;
    expect(entry?.userName).toMatch(/^Test User \d+, token Tally export$/);
    expect((await panel.admin.call('GetAuditLog', { page: 1, search: 'Tally export', operation: 'AddTax' })).rows).toHaveLength(1);
    await caller.send('GetUser', { userid: user.userId });
    const [reading] = (await panel.admin.call('GetPrivateAccess', { page: 1, readerId: user.userId })).rows;
    expect([reading?.field, reading?.place]).toEqual(['all', 'Token Tally export']);
  });
});

describe('GetApiToken and DeleteApiToken', () => {
  test('show and end one’s own; an Administrator sees and ends everyone’s (SEC-25)', async () => {
    const [one, other] = [await panel.userWith(['Add API Token']), await panel.userWith(['Add API Token'])];
    const { tokenId, caller } = await tokenOf(one, { name: 'First' });
    await tokenOf(other, { name: 'Second' });
    expect((await one.call('GetApiToken', {})).map(({ name }) => name)).toEqual(['First']);
    const reply = await other.send('DeleteApiToken', { tokenid: tokenId });
    expect([reply.status, reply.json.data]).toEqual([404, 'This token does not exist.']);
    expect((await caller.send('GetTax')).status).toBe(200);
    expect((await panel.admin.call('GetApiToken', {})).map(({ ownerId }) => ownerId)).toEqual(
      expect.arrayContaining([one.userId, other.userId]),
    );
    expect((await one.send('DeleteApiToken', { tokenid: tokenId })).json.data).toEqual([{ TokenId: tokenId }]);
    expect(await refused(caller)).toEqual(notValid);
    const again = await tokenOf(one, { name: 'Third' });
    await panel.admin.call('DeleteApiToken', { tokenId: again.tokenId });
    expect(await refused(again.caller)).toEqual(notValid);
  });
});

test('a week before its end, the user of a token gets one notice; a month after it, the token is gone (SEC-25)', async () => {
  const user = await panel.userWith(['Add API Token']);
  await tokenOf(user, { name: 'Short', expiresOn: '2026-11-29' });
  const before = panel.clock.now();
  const noticesAt = async (at: string) => {
    panel.clock.set(at);
    await panel.admin.call('RunJob', { job: 'housekeeping' });
    await panel.jobs.settled();
    return (await user.call('GetNotifications', {})).map(({ text }) => text).filter((each) => each.includes('token Short'));
  };
  expect(await noticesAt('2026-11-21T05:00:00.000Z')).toEqual([]);
  const notice = 'Your token Short ends on 29-11-2026. Make a new one for the program that uses it.';
  expect(await noticesAt('2026-11-22T05:00:00.000Z')).toEqual([notice]);
  expect(await noticesAt('2026-11-23T05:00:00.000Z')).toEqual([notice]);
  expect((await user.call('GetApiToken', {})).length).toBe(1);
  await noticesAt('2026-12-31T05:00:00.000Z');
  expect((await user.call('GetApiToken', {})).length).toBe(0);
  panel.clock.set(before.toISOString());
});

describe('the limits of a token', () => {
  test('are 600 operations a minute, with the seconds to wait (SEC-26)', async () => {
    const user = await panel.userWith(['Add API Token']);
    const { caller } = await tokenOf(user);
    const replies = await Promise.all(Array.from({ length: 602 }, () => caller.send('GetTerms')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(600);
    const late = replies.find(({ status }) => status !== 200);
    expect([late?.status, late?.json.data, late?.headers.get('retry-after')]).toEqual([
      429,
      'Too many requests. Please try again later.',
      '60',
    ]);
    // Other tokens of the same user, and the user, go on.
    expect((await (await tokenOf(user)).caller.send('GetTerms')).status).toBe(200);
    panel.clock.pass(1);
    expect((await caller.send('GetTerms')).status).toBe(200);
  });

  test('are 10 whole lists or files a minute, however often the same one was asked for (SEC-26)', async () => {
    const user = await panel.userWith(['Add API Token']);
    const { caller } = await tokenOf(user);
    const ask = [
      () => caller.send('GetTax'),
      () => caller.send('GetTax', { format: 'csv' }),
      () => caller.send('GetTax', { page: 1 }, { headers: { accept: 'text/csv' } }),
      () => caller.send('GetSalesList', { staffid: null }),
      () => caller.fetch('/api/import-samples/customers'),
    ];
    const statuses: number[] = [];
    for (const one of [...ask, ...ask, ...ask]) statuses.push((await one()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), ...Array.from({ length: 5 }, () => 429)]);
    expect((await caller.send('GetTax', { page: 1 })).status).toBe(200);
    expect((await user.send('GetTax')).status).toBe(200);
  });

  test('count each row of RunForEach (SEC-26)', async () => {
    const user = await panel.userWith(['Add API Token', 'Add Tax', 'Delete Tax']);
    const { caller } = await tokenOf(user, { scope: 'All mine' });
    await Promise.all(Array.from({ length: 598 }, () => caller.send('GetTerms')));
    const { json } = await caller.send('RunForEach', {
      operation: 'ApproveCustomer',
      rows: [{ customerid: 1 }, { customerid: 2 }, { customerid: 3 }],
    });
    expect(json.data.map((row: Record<string, unknown>) => row['fld_status'])).toContain(429);
  });
});
