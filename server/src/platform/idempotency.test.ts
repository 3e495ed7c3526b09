import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../../testing/panel/caller.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { aPicture, imageForm } from '../../../testing/builders/images.ts';
import { customerFile, sendFile } from '../../../testing/builders/imports.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { forgetOldKeys } from './idempotency.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

let lastKey = 0;
function aKey(): string {
  return `submit-${String(++lastKey).padStart(4, '0')}`;
}

async function countCustomers(companyName: string): Promise<number> {
  return (await panel.admin.call('GetCustomer', { companyName })).rows.length;
}

async function keptKeys(): Promise<string[]> {
  return (await panel.db.selectFrom('idempotency_keys').select('key').execute()).map((row) => row.key);
}

describe('a submit that is sent again under its key', () => {
  test('gets the first answer, and happens once (CUS-37)', async () => {
    const [key, input] = [aKey(), aCustomer()];
    const first = await panel.admin.ask('AddCustomer', input, { key });
    const again = await panel.admin.ask('AddCustomer', input, { key });
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(await countCustomers(input.companyName)).toBe(1);
    const entries = await panel.db.selectFrom('audit_log').select('id').where('record_id', '=', first.json.data[0].CustomerId).execute();
    expect(entries).toHaveLength(1);
  });

  test('happens once even if 20 of them arrive together', async () => {
    const [key, input] = [aKey(), aCustomer()];
    const replies = await Promise.all(Array.from({ length: 20 }, () => panel.admin.ask('AddCustomer', input, { key })));
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
    expect(await countCustomers(input.companyName)).toBe(1);
  });

  test('gets the first answer even after the record has changed', async () => {
    const [key, input] = [aKey(), aCustomer()];
    const first = await panel.admin.ask('AddCustomer', input, { key });
    await panel.admin.call('DeleteCustomer', { id: first.json.data[0].CustomerId });
    expect((await panel.admin.ask('AddCustomer', input, { key })).text).toBe(first.text);
    expect(await countCustomers(input.companyName)).toBe(0);
  });

  test('is the same request whatever the order of its fields', async () => {
    const key = aKey();
    const { json } = await panel.admin.ask('AddCustomer', aCustomer());
    const id = json.data[0].CustomerId;
    const first = await panel.admin.send('ApproveCustomer', { customerid: id, status: 'Approved' }, { key });
    const again = await panel.admin.send('ApproveCustomer', { status: 'Approved', customerid: String(id) }, { key });
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
  });

  test('is still refused to a user who has lost the right', async () => {
    const [key, input] = [aKey(), aCustomer()];
    const user = await panel.userWith(['Add Customer']);
    expect((await user.ask('AddCustomer', input, { key })).status).toBe(201);
    await panel.db.deleteFrom('user_submenus').where('user_id', '=', user.userId).execute();
    expect((await user.ask('AddCustomer', input, { key })).status).toBe(403);
  });
});

describe('a file that is sent again under its key', () => {
  const uploads: [string, (file: string, key: string) => Promise<Reply>, string][] = [
    [
      'picture',
      async (file, key) => panel.admin.sendForm('AddImage', imageForm('Product', 'chair', await pictureOf(file)), { key }),
      'images',
    ],
    ['list of customers', (file, key) => sendFile(panel.admin, 'customers', customerFile(file), 'list.csv', { key }), 'imports'],
  ];

  const pictures = new Map<string, Promise<Buffer>>();
  async function pictureOf(name: string): Promise<Buffer> {
    const picture = pictures.get(name) ?? aPicture();
    pictures.set(name, picture);
    return picture;
  }

  test.each(uploads)('is a %s that is taken once and answered as the first time', async (_, send, table) => {
    const key = aKey();
    const count = async () => (await sql`select 1 from ${sql.table(table)}`.execute(panel.db)).rows.length;
    const before = await count();
    const first = await send('One', key);
    const again = await send('One', key);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect([await count(), (await keptKeys()).includes(key)]).toEqual([before + 1, true]);
  });

  test.each(uploads)('is a %s that is refused when it is another one', async (_, send) => {
    const key = aKey();
    expect((await send('Two', key)).status).toBe(201);
    expect((await send('Three', key)).json.error.code).toBe('KeyReused');
  });

  test.each(uploads)('is a %s whose key must be well formed', async (_, send) => {
    expect((await send('Four', 'short')).json.error.code).toBe('KeyMalformed');
  });
});

describe('a key that was used already', () => {
  const refusal = [422, 'This Idempotency-Key was already used for another request.'];

  test('is refused for other contents, which then do not happen', async () => {
    const key = aKey();
    await panel.admin.ask('AddCustomer', aCustomer(), { key });
    const other = aCustomer();
    const reply = await panel.admin.ask('AddCustomer', other, { key });
    expect([reply.status, reply.json.data]).toEqual(refusal);
    expect(await countCustomers(other.companyName)).toBe(0);
  });

  test('is refused for another operation of the same contents', async () => {
    const key = aKey();
    const { json } = await panel.admin.ask('AddCustomer', aCustomer());
    const body = { customerid: json.data[0].CustomerId, id: json.data[0].CustomerId };
    expect((await panel.admin.send('ApproveCustomer', body, { key })).status).toBe(200);
    const reply = await panel.admin.send('DeleteCustomer', body, { key });
    expect([reply.status, reply.json.data]).toEqual(refusal);
  });

  test('is another key for another user', async () => {
    const key = aKey();
    const user = await panel.userWith(['Add Customer']);
    const first = await panel.admin.ask('AddCustomer', aCustomer(), { key });
    const second = await user.ask('AddCustomer', aCustomer(), { key });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json.data[0].CustomerId).not.toBe(first.json.data[0].CustomerId);
  });

  test('is used for only one of two different requests that arrive together', async () => {
    const key = aKey();
    const replies = await Promise.all([aCustomer(), aCustomer()].map((input) => panel.admin.ask('AddCustomer', input, { key })));
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });
});

describe('a submit that failed', () => {
  test('leaves its key free, so that it can be corrected and sent again', async () => {
    const key = aKey();
    const taken = aCustomer();
    await panel.admin.ask('AddCustomer', taken);
    expect((await panel.admin.ask('AddCustomer', aCustomer({ companyName: taken.companyName }), { key })).status).toBe(409);
    expect((await panel.admin.ask('AddCustomer', aCustomer({ industry: 4711 }), { key })).status).toBe(400);
    expect((await panel.admin.ask('AddCustomer', aCustomer({ pincode: '011004' }), { key })).status).toBe(400);
    expect(await keptKeys()).not.toContain(key);
    expect((await panel.admin.ask('AddCustomer', aCustomer(), { key })).status).toBe(201);
  });
});

describe('a key', () => {
  test.each(['', 'short', 'x'.repeat(101), 'with blank', 'ümlaut-key', 'semi;colon', '../../etc', 'a,bbbbbbbb'])(
    'like %j is refused',
    async (key) => {
      const reply = await panel.admin.ask('AddCustomer', aCustomer(), { headers: { 'idempotency-key': key } });
      expect([reply.status, reply.json.error.code]).toEqual([400, 'KeyMalformed']);
    },
  );

  test.each(['12345678', 'x'.repeat(100), '6f9619ff-8b86-4011-b42d-00cf4fc964ff', 'A_b-9_____'])('like %j is taken', async (key) => {
    expect((await panel.admin.ask('AddCustomer', aCustomer(), { key })).status).toBe(201);
  });

  test('is ignored by an operation that changes nothing', async () => {
    const key = aKey();
    expect((await panel.admin.send('GetState', { countryid: 101 }, { key })).json.data).toHaveLength(36);
    expect((await panel.admin.send('GetState', { countryid: 4711 }, { key })).json.data).toEqual([]);
    expect(await keptKeys()).not.toContain(key);
  });

  test('is retained for fourteen days, then deleted', async () => {
    const [old, young] = [aKey(), aKey()];
    await panel.admin.ask('AddCustomer', aCustomer(), { key: old });
    panel.clock.pass(24 * 60);
    await panel.admin.logIn('9000000001', 'correct horse battery');
    await panel.admin.ask('AddCustomer', aCustomer(), { key: young });
    panel.clock.pass(13 * 24 * 60);
    await forgetOldKeys(panel.db, panel.clock.now());
    expect(await keptKeys()).toEqual(expect.arrayContaining([old, young]));
    panel.clock.pass(1);
    await forgetOldKeys(panel.db, panel.clock.now());
    expect(await keptKeys()).toEqual([young]);
  });

  test('is forgotten however many there are', async () => {
    await panel.db.deleteFrom('idempotency_keys').execute();
    const old = { user_id: 1, operation: 'AddCustomer', request_hash: '', created_at: '2020-01-01T00:00:00.000Z' };
    for (let key = 0; key < 1100; key++)
      await panel.db
        .insertInto('idempotency_keys')
        .values({ ...old, key: `old-key-${key}` })
        .execute();
    await panel.admin.logIn('9000000001', 'correct horse battery');
    const young = aKey();
    await panel.admin.ask('AddCustomer', aCustomer(), { key: young });
    await forgetOldKeys(panel.db, panel.clock.now());
    expect(await keptKeys()).toEqual([young]);
  });

  test('is forgotten also behind many that were sent while the clock was ahead', async () => {
    await panel.db.deleteFrom('idempotency_keys').execute();
    const sentAt = (key: string, moment: string) => ({ user_id: 1, key, operation: 'AddCustomer', request_hash: '', created_at: moment });
    const ahead = Array.from({ length: 600 }, (_, index) => sentAt(`ahead-key-${index}`, '2036-01-01T00:00:00.000Z'));
    for (const keys of [ahead, [sentAt('old-key-0', '2020-01-01T00:00:00.000Z')]])
      await panel.db.insertInto('idempotency_keys').values(keys).execute();
    await forgetOldKeys(panel.db, panel.clock.now());
    expect((await keptKeys()).toSorted()).toEqual(ahead.map(({ key }) => key).toSorted());
  });
});
