import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrochureRequest, addBrochureRequests } from '../../../testing/builders/brochures.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { listedRequests } from './brochure-store.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function find(search: string) {
  return (await panel.admin.call('GetBrochure', { search })).rows;
}

/** Adds a request of this name and reads it back. */
async function addRequest(name: string) {
  await addBrochureRequests(panel.db, { name });
  const [request] = await find(name);
  if (!request) throw new Error(`${name} is not listed`);
  return request;
}

describe('GetBrochure', () => {
  test('answers the documented keys to the documented body (BRO-07, BRO-08)', async () => {
    await addBrochureRequests(panel.db, { name: 'Key Person', email: 'key@example.in', remarks: 'Called back' });
    const reply = await panel.admin.send('GetBrochure', { whereClause: '' });
    expect([reply.status, reply.json]).toEqual([
      200,
      {
        data: [
          {
            fld_id: expect.any(Number),
            fld_name: 'Key Person',
            fld_company_name: 'Tungabhadra Hotels',
            fld_state: 'Karnataka',
            fld_mobile: '9000000081',
            fld_email: 'key@example.in',
            fld_remarks: 'Called back',
            fld_version: 1,
            fld_dealid: null,
            fld_dealnumber: '',
          },
        ],
      },
    ]);
  });

  test.each(["fld_state='Goa'", '1=1', "x'; drop table brochure_requests; --", 7, {}])(
    'refuses any other filter text: %j (BRO-08)',
    async (whereClause) => {
      expect((await panel.admin.send('GetBrochure', { whereClause })).status).toBe(400);
    },
  );

  test('shows the newest first, ten of eleven on the first page of ten (BRO-02)', async () => {
    await addBrochureRequests(panel.db, ...Array.from({ length: 11 }, (_, index) => ({ name: `Eleven ${index + 1}` })));
    const first = await panel.admin.call('GetBrochure', { search: 'eleven', page: 1, pageSize: 10 });
    const second = await panel.admin.call('GetBrochure', { search: 'eleven', page: 2, pageSize: 10 });
    expect([first.rows[0]?.name, first.rows.length, first.total, second.rows.map(({ name }) => name)]).toEqual([
      'Eleven 11',
      10,
      11,
      ['Eleven 1'],
    ]);
  });

  test.each(['hemalata', 'KRISHNA stores', '9876500011', 'hemalata@krishna', 'wants the big'])(
    'finds a request by what its row shows: %s (BRO-03, GEN-15)',
    async (search) => {
      const shown = {
        name: 'Hemalata Pethe',
        companyName: 'Krishna Stores',
        mobile: '9876500011',
        email: 'hemalata@krishna.example.in',
        remarks: 'Wants the big one',
      };
      await addBrochureRequests(panel.db, { externalKey: 'find', ...shown, state: 'Nagaland' });
      expect(await find(search)).toMatchObject([shown]);
      expect(await find('nagaland')).toEqual([]);
    },
  );

  test('is also the file brochure_list.csv', async () => {
    await addBrochureRequests(panel.db, { name: 'Csv Person', email: 'csv@example.in', remarks: 'Call, then write' });
    const reply = await panel.admin.send('GetBrochure', { search: 'csv person', format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="brochure_list.csv"');
    expect(reply.text.split('\r\n')).toEqual([
      'Name,Company Name,Phone,Email,Remark',
      'Csv Person,Tungabhadra Hotels,9000000081,csv@example.in,"Call, then write"',
      '',
    ]);
  });

  test('is open to everyone who is logged in', async () => {
    expect((await panel.visitor().send('GetBrochure')).status).toBe(401);
    expect((await (await panel.userWith([])).send('GetBrochure')).status).toBe(200);
  });
});

describe('UpdateBrochure', () => {
  test('saves a remark, trimmed, and finds the request by it afterwards (BRO-09)', async () => {
    const request = await addRequest('Remark Person');
    const reply = await panel.admin.send('UpdateBrochure', { id: request.requestId, remarks: '  Sent by post\non Friday ' });
    expect([reply.status, reply.json.data]).toEqual([200, [{ RequestId: request.requestId }]]);
    expect(await find('by post')).toEqual([{ ...request, remarks: 'Sent by post\non Friday', version: 2 }]);
    await panel.admin.call('UpdateBrochure', { id: request.requestId, remarks: 'Came back' });
    expect([await find('by post'), (await find('came back')).length]).toEqual([[], 1]);
  });

  test.each<[unknown, string]>([
    ['', 'Please enter Remark.'],
    [' \n\t ', 'Please enter Remark.'],
    [undefined, 'Please enter Remark.'],
    [null, 'Please enter Remark.'],
    ['x'.repeat(1001), 'Remarks is too long: at most 1000 characters.'],
    ['a\u0000b', 'Remarks contains characters that cannot be stored.'],
  ])('refuses the remark %j (BRO-06)', async (remarks, sentence) => {
    const request = await addRequest('Refused Person');
    const reply = await panel.admin.send('UpdateBrochure', { id: request.requestId, remarks });
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
    expect((await find('Refused Person'))[0]?.remarks).toBe('');
  });

  test('takes a thousand letters', async () => {
    const { requestId } = await addRequest('Long Person');
    await panel.admin.call('UpdateBrochure', { id: requestId, remarks: 'क'.repeat(1000) });
    expect((await find('Long Person'))[0]?.remarks).toHaveLength(1000);
  });

  test('refuses a remark that is based on an older one; of two at the same moment, the second', async () => {
    const { requestId, version } = await addRequest('Twice Person');
    const replies = await Promise.all(
      ['first', 'second'].map((remarks) => panel.admin.ask('UpdateBrochure', { id: requestId, remarks, version })),
    );
    expect(statusCounts(replies)).toEqual({ 200: 1, 409: 1 });
    const late = await panel.admin.ask('UpdateBrochure', { id: requestId, remarks: 'late', version });
    expect([late.status, late.json.error.code]).toEqual([409, 'VersionConflict']);
  });

  test('reports that a request does not exist', async () => {
    const reply = await panel.admin.ask('UpdateBrochure', { id: 999_999, remarks: 'Nobody' });
    expect([reply.status, reply.json.data]).toEqual([404, 'This brochure request does not exist.']);
  });

  test('happens once when it is repeated under the same key', async () => {
    const { requestId } = await addRequest('Key Twice');
    const replies = await Promise.all(
      [1, 2, 3].map(() => panel.admin.ask('UpdateBrochure', { id: requestId, remarks: 'Once' }, { key: 'remark-once' })),
    );
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
    expect((await find('Key Twice'))[0]?.version).toBe(2);
  });

  test('requires the right to see the requests, and is in the audit log', async () => {
    const { requestId } = await addRequest('Audit Person');
    expect((await panel.visitor().ask('UpdateBrochure', { id: requestId, remarks: 'x' })).status).toBe(401);
    const withoutRight = await (await panel.userWith(['Sales List'])).ask('UpdateBrochure', { id: requestId, remarks: 'x' });
    expect([withoutRight.status, withoutRight.json.data]).toEqual([403, 'You are not authorised to continue.']);
    const holder = await panel.userWith(['View Brochure']);
    expect((await holder.ask('UpdateBrochure', { id: requestId, remarks: 'Seen' })).status).toBe(200);
    const entry = await panel.db
      .selectFrom('audit_log')
      .select(['user_id', 'before', 'after'])
      .where('operation', '=', 'UpdateBrochure')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect([entry?.user_id, JSON.parse(entry?.before ?? ''), JSON.parse(entry?.after ?? '')]).toEqual([
      holder.userId,
      expect.objectContaining({ remarks: '' }),
      expect.objectContaining({ remarks: 'Seen' }),
    ]);
  });
});

test('a request exists once and keeps its remark, however often its key is imported', async () => {
  expect(await addBrochureRequests(panel.db, { externalKey: 'once', name: 'Once Person' }, { externalKey: 'once', name: 'Other' })).toBe(1);
  const [request] = await find('Once Person');
  await panel.admin.call('UpdateBrochure', { id: request?.requestId ?? 0, remarks: 'Stays' });
  expect(await addBrochureRequests(panel.db, { externalKey: 'once', name: 'Once Person', remarks: '' })).toBe(0);
  expect((await find('Once Person')).map(({ remarks }) => remarks)).toEqual(['Stays']);
});

describe('a page of the brochure requests', () => {
  beforeAll(async () => {
    await addBrochureRequests(panel.db, ...Array.from({ length: 3000 }, () => aBrochureRequest()));
    await sql`analyze brochure_requests`.execute(panel.db);
  });

  test('is read from the key without sorting, at the start and after a row', async () => {
    for (const [descending, after] of [
      [false, undefined],
      [true, undefined],
      [false, 1500],
      [true, 1500],
    ] as const) {
      const plan = await planOfPage(panel.db, listedRequests(panel.db), { descending, after }, after);
      expect(plan).toMatch(/brochure_requests_pkey|SCAN brochure_requests$|INTEGER PRIMARY KEY/m);
      expect(plan).not.toMatch(sorting);
    }
  });
});
