import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { insertBulkCustomers } from '../../../../../testing/builders/bulk-customers.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';

const { engine } = inject('databaseSupply');
/** As JSON more than the buffers between server and receiver hold, so that a receiver who reads nothing holds the sender up. */
const bulk = 25_000;

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
  await insertBulkCustomers(panel.db, bulk);
});
afterAll(() => panel.stop());

const open: IncomingMessage[] = [];
afterEach(async () => {
  for (const response of open.splice(0)) response.destroy();
  await vi.waitFor(() => {
    if (panel.longReads.counts('file').running > 0) throw new Error('A list is still being read');
  }, 30_000);
});

/** A whole list that its receiver does not read yet. */
async function fetchAll(query = '', { cookie } = panel.admin): Promise<IncomingMessage> {
  const sent = request(`${panel.address}/api/GetCustomerList?${query}`, { headers: { cookie }, agent: false });
  sent.on('error', () => {});
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.on('error', () => {});
  open.push(response);
  return response;
}

/** A page that takes long, in the queue of the searches: it lies very far behind among the matches of a search. */
const longPage = (page: number) => `/api/GetCustomerList?search=bulk&page=${page}&pagesize=30&sort=companyname&order=desc`;

const namesDescending = Array.from({ length: bulk }, (_, index) => index + 1)
  .filter((number) => number % 50 !== 0)
  .map((number) => `Bulk ${number}`)
  .toSorted()
  .toReversed();
const firstNameOn = (page: number) => namesDescending[(page - 1) * 30];

const lightPage = () => panel.admin.fetch('/api/GetCustomerList?page=1&pagesize=1');

describe('while whole lists are sent to receivers that do not read them', () => {
  test('a light request and a page that takes long are answered', async () => {
    await Promise.all([1, 2, 3, 4].map(() => fetchAll()));
    const { running, waiting } = panel.longReads.counts('file');
    expect([running, waiting]).toEqual([4, 0]);
    expect((await lightPage()).json.data).toHaveLength(1);
    expect((await panel.admin.fetch(longPage(701))).json.data[0].fld_companyname).toBe(firstNameOn(701));
  });

  test('the next list begins when a receiver hangs up, but not for a receiver that has already hung up', async () => {
    const [first] = await Promise.all([1, 2, 3, 4].map(() => fetchAll()));
    const leaving = request(`${panel.address}/api/GetCustomerList`, { headers: { cookie: panel.admin.cookie }, agent: false });
    leaving.on('error', () => {});
    leaving.end();
    await expect.poll(() => panel.longReads.counts('file').waiting).toBe(1);
    leaving.destroy();
    await expect.poll(() => panel.longReads.counts('file').waiting).toBe(0);
    const next = fetchAll('format=csv');
    await expect.poll(() => panel.longReads.counts('file').waiting).toBe(1);
    first?.destroy();
    expect((await next).statusCode).toBe(200);
  });
});

describe('a user whose session ends', () => {
  const endSession = ({ userId }: { readonly userId: number }) => panel.db.deleteFrom('sessions').where('user_id', '=', userId).execute();

  test.each(['', 'format=csv', 'format=xlsx', 'columns=import&format=csv'])(
    'no longer gets the rest of a list that is being sent: %s (SEC-16)',
    async (query) => {
      const leaver = await panel.userWith([]);
      const response = await fetchAll(query, leaver);
      await endSession(leaver);
      await expect(text(response)).rejects.toThrow('aborted');
    },
  );

  test('does not get a list that waits for its turn (SEC-16)', async () => {
    const leaver = await panel.userWith([]);
    const [first] = await Promise.all([1, 2, 3, 4].map(() => fetchAll()));
    const waiting = fetchAll('', leaver);
    await expect.poll(() => panel.longReads.counts('file').waiting).toBe(1);
    await endSession(leaver);
    first?.destroy();
    expect((await waiting).statusCode).toBe(401);
  });
});

// Each asks for another page: an answer is cached until the data changes.
describe('while searches that take long are under way', () => {
  test('a light request is answered, and a waiting search never starts if its caller leaves', async () => {
    const held = Promise.withResolvers<void>();
    const caller = { userId: 1, left: new AbortController().signal };
    const running = [1, 2].map(() => panel.longReads.run('search', caller, () => held.promise));
    const leaving = new AbortController();
    const left = fetch(panel.address + longPage(702), { headers: { cookie: panel.admin.cookie }, signal: leaving.signal });
    const stays = panel.admin.fetch(longPage(703));
    await expect.poll(() => panel.longReads.counts('search').waiting).toBe(2);
    expect((await lightPage()).json.data).toHaveLength(1);
    leaving.abort();
    await expect(left).rejects.toThrow(/aborted/);
    await expect.poll(() => panel.longReads.counts('search').waiting).toBe(1);
    held.resolve();
    await Promise.all(running);
    expect((await stays).json.data[0].fld_companyname).toBe(firstNameOn(703));
  });

  test('searches above the limit are refused with 429', async () => {
    const held = Promise.withResolvers<void>();
    const caller = { userId: 1, left: new AbortController().signal };
    const running = Array.from({ length: 52 }, () => panel.longReads.run('search', caller, () => held.promise));
    const refused = await panel.admin.fetch(longPage(704));
    expect([refused.status, refused.json.error.code]).toEqual([429, 'TooBusy']);
    held.resolve();
    await Promise.all(running);
  });
});

// PostgreSQL within the process has one connection: there each part of the list is read as it is at that moment.
test.skipIf(engine === 'pglite')('a whole list is that of one moment, whatever is changed while it is sent', async () => {
  const response = await fetchAll();
  await panel.db.updateTable('customers').set({ company_name: 'Changed' }).where('name_key', '=', 'bulk 9999').execute();
  const { data } = JSON.parse(await text(response)) as { data: { fld_companyname: string }[] };
  expect([data.length, data.at(-1)?.fld_companyname]).toEqual([bulk - bulk / 50, 'Bulk 9999']);
});

test('a long list has every row once and in order, in every form', async () => {
  const wanted = 'search=%22bulk%201%22&sort=companyname';
  const rows = (await panel.admin.fetch(`/api/GetCustomerList?${wanted}`)).json.data as { fld_companyname: string }[];
  const names = rows.map((row) => row.fld_companyname);
  const csv = (await panel.admin.fetch(`/api/GetCustomerList?${wanted}&format=csv`)).text.trimEnd().split('\r\n').slice(1);
  expect(csv.map((line, index) => line.includes(names[index] ?? 'no such row'))).not.toContain(false);
  expect([csv.length, new Set(names).size]).toEqual([names.length, names.length]);
  expect(names).toEqual(names.toSorted());
});
