import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../../testing/panel/caller.ts';
import { aCompany } from '../../../testing/builders/companies.ts';
import { aContact, aCustomer } from '../../../testing/builders/customers.ts';
import { uploadPicture } from '../../../testing/builders/images.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { addApprovedQuotation, aQuotation, addSalesSetup } from '../../../testing/builders/quotations.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { withOpenLedgers } from '../platform/database/ledgers/append-only.ts';
import { listedAuditLog, listedLoginEvents } from './audit-log-store.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const entries = async (input: Parameters<typeof panel.admin.call<'GetAuditLog'>>[1] = {}) =>
  (await panel.admin.call('GetAuditLog', input)).rows;

async function addCustomer(change: Parameters<typeof aCustomer>[0] = {}, caller: Caller = panel.admin) {
  const input = aCustomer(change);
  const [added] = await caller.call('AddCustomer', input);
  return { ...input, customerId: added?.customerId ?? 0 };
}

describe('GetAuditLog', () => {
  test('is for Administrators only, whatever rights others hold', async () => {
    const administrative = await panel.userWith(['Edit User', 'Add User', 'User List'], 'Administrative');
    for (const name of ['GetAuditLog', 'GetLoginEvents'] as const) {
      expect(refusalOf(await administrative.send(name))).toEqual([403, 'NotAuthorised']);
      expect(refusalOf(await panel.visitor().send(name))).toEqual([401, 'NotSignedIn']);
      expect((await (await panel.userWith([], 'Administrator')).send(name)).status).toBe(200);
    }
  });

  test('shows who changed what in which record, newest first, with the values before and after', async () => {
    const user = await panel.userWith(['Add Customer', 'Edit Customer', 'Approve Customer']);
    const { customerId, companyName, ...customer } = await addCustomer({ companyName: 'Audited Interiors' }, user);
    await user.call('ApproveCustomer', { customerId });
    await user.call('UpdateCustomer', {
      ...customer,
      customerId,
      companyName,
      phone: '02099999999',
      contacts: [aContact({ mobile: '9000000055' })],
    });
    const [updated, approved, added, ...more] = await entries({ record: 'customer', recordId: customerId });
    expect(more).toEqual([]);
    expect(added).toMatchObject({
      userId: user.userId,
      operation: 'AddCustomer',
      record: 'customer',
      recordId: customerId,
      recordName: 'Audited Interiors',
      happenedAt: '2026-11-20T04:30:00.000Z',
    });
    expect(added?.userName).toMatch(/^Test User/);
    expect(added?.changes).toContainEqual({ field: 'Company name', before: null, after: 'Audited Interiors' });
    expect(approved?.changes).toEqual([{ field: 'Status', before: 'Pending', after: 'Approved' }]);
    expect(updated?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Phone', before: '02026120000', after: '02099999999' },
        { field: 'Status', before: 'Approved', after: 'Pending' },
        { field: 'Contacts 1 · Mobile', before: '9000000091', after: '9000000055' },
      ]),
    );
  });

  test('answers rows in wire names', async () => {
    const { customerId } = await addCustomer();
    const { json } = await panel.admin.send('GetAuditLog', { record: 'customer', recordid: customerId, page: 1 });
    expect([json.total, Object.keys(json.data[0])]).toEqual([
      1,
      [
        'fld_auditid',
        'fld_happenedat',
        'fld_userid',
        'fld_username',
        'fld_operation',
        'fld_record',
        'fld_recordid',
        'fld_recordname',
        'fld_changes',
      ],
    ]);
  });

  test('filters by user, kind of record, operation, days and search', async () => {
    const user = await panel.userWith(['Add Customer', 'Add Tax']);
    await user.call('AddTax', { tax: 3_25 });
    const { customerId } = await addCustomer({ companyName: 'Needle in the Log' }, user);
    const operations = async (input: Parameters<typeof entries>[0]) => (await entries(input)).map((entry) => entry.operation);
    expect(await operations({ userId: user.userId })).toEqual(['AddCustomer', 'AddTax']);
    expect(await operations({ userId: user.userId, record: 'tax' })).toEqual(['AddTax']);
    expect(await operations({ userId: user.userId, operation: 'AddCustomer' })).toEqual(['AddCustomer']);
    expect((await entries({ search: 'needle in' })).map((entry) => entry.recordId)).toEqual([customerId]);
    expect(await operations({ search: 'add tax', userId: user.userId })).toEqual(['AddTax']);
    expect(await operations({ userId: user.userId, from: '2026-11-21' })).toEqual([]);
    expect(await operations({ userId: user.userId, to: '2026-11-19' })).toEqual([]);
    expect(await operations({ userId: user.userId, from: '2026-11-20', to: '2026-11-20' })).toHaveLength(2);
    expect(await operations({ userId: user.userId, record: 'no such kind' })).toEqual([]);
  });

  test('names a quotation by its number, and finds all of its events by it', async () => {
    const setup = await addSalesSetup(panel.admin);
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    const { rows } = await panel.admin.call('GetApprovedQuotation', { quotationId });
    const { number = '', companyName = '' } = rows[0] ?? {};
    const found = await entries({ search: number });
    expect(found.map(({ operation }) => operation)).toEqual(['UpdatequotationStatus', 'AddQuotation']);
    expect(found.map(({ recordName }) => recordName)).toEqual([`${number}, ${companyName}`, `${number}, ${companyName}`]);
  });

  test('finds what happened on a day or at a moment as the list shows it, beside other words (GEN-15)', async () => {
    const user = await panel.userWith(['Add Tax']);
    for (const tax of [8_01, 8_02]) await user.call('AddTax', { tax });
    const [later, earlier] = (await entries({ userId: user.userId })).map((entry) => entry.auditId);
    await withOpenLedgers(panel.db, 'test', (tx) =>
      tx
        .updateTable('audit_log')
        .where('id', '=', earlier ?? 0)
        .set({ happened_at: '2026-11-10T18:31:07.500Z' })
        .execute(),
    );
    const found = async (search: string) => (await entries({ userId: user.userId, search })).map((entry) => entry.auditId);
    for (const search of ['11-11-2026', '11/11/2026', '11-11-2026 00:01', '"11-11-2026 00:01:07"', 'add tax 11-11-2026 00:01:07'])
      expect([search, await found(search)]).toEqual([search, [earlier]]);
    for (const search of ['10-11-2026', '11-11-2026 00:02', '11-11-2026 00:01:08', 'no such word 11-11-2026', '31-02-2026', '11-11-20261'])
      expect([search, await found(search)]).toEqual([search, []]);
    expect(await found('20-11-2026 10:00:00')).toEqual([later]);
    const logins = await panel.admin.call('GetLoginEvents', { userId: user.userId, search: 'login 20-11-2026 10:00' });
    expect(logins.rows.map((event) => event.action)).toEqual(['Login']);
    expect((await panel.admin.call('GetLoginEvents', { userId: user.userId, search: '21-11-2026' })).rows).toEqual([]);
  });

  test.each([{ from: '2026-02-30' }, { to: 'yesterday' }, { userid: 'me' }, { recordid: -1 }])(
    'refuses a wrong filter %j',
    async (wire) => {
      expect((await panel.admin.send('GetAuditLog', wire)).status).toBe(400);
    },
  );

  test('counts days in India’s time: half past midnight there is still the evening before in UTC', async () => {
    const user = await panel.userWith(['Add Tax']);
    await user.call('AddTax', { tax: 4_75 });
    await withOpenLedgers(panel.db, 'test', (tx) =>
      tx.updateTable('audit_log').where('user_id', '=', user.userId).set({ happened_at: '2026-11-10T19:00:00.000Z' }).execute(),
    );
    expect(await entries({ userId: user.userId, from: '2026-11-11', to: '2026-11-11' })).toHaveLength(1);
    expect(await entries({ userId: user.userId, to: '2026-11-10' })).toHaveLength(0);
  });

  test('never contains a private value, but shows that it has changed', async () => {
    const company = aCompany({ image: await uploadPicture(panel.admin, 'Company'), pan: 'AAPFU0939F' });
    const [added] = await panel.admin.call('AddClientDetails', company);
    const companyId = added?.companyId ?? 0;
    await panel.admin.call('UpdateClientDetails', { ...company, companyId, pan: 'AAPFU0939G' });
    const stored = await panel.db
      .selectFrom('audit_log')
      .select(['before', 'after', 'search_text'])
      .where('record', '=', 'company')
      .where('record_id', '=', companyId)
      .execute();
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain('AAPFU0939');
    const [updated, created] = await entries({ record: 'company', recordId: companyId });
    expect(created?.changes).toContainEqual({ field: 'PAN', before: null, after: '•••' });
    expect(updated?.changes).toEqual([{ field: 'PAN', before: '•••', after: '••• (changed)' }]);
  });

  test('shows the lines of a quotation in the words and figures of the office', async () => {
    const setup = await addSalesSetup(panel.admin);
    const [added] = await panel.admin.call('AddQuotation', aQuotation(setup));
    const [entry] = await entries({ record: 'quotation', recordId: added?.quotationId ?? 0 });
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Date', before: null, after: '20-11-2026' },
        { field: 'Subtotal', before: null, after: '10,000.00' },
        { field: 'Lines 1 · Quantity', before: null, after: '10' },
        { field: 'Lines 1 · Rate', before: null, after: '1,000.00' },
      ]),
    );
    expect(entry?.changes.filter(({ field }) => field.includes('_'))).toEqual([]);
  });

  test('is also the file audit_log.csv', async () => {
    const user = await panel.userWith(['Add Tax']);
    await user.call('AddTax', { tax: 6_25 });
    const reply = await panel.admin.send('GetAuditLog', { userid: user.userId, format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="audit_log.csv"');
    const [heading, line] = reply.text.split('\r\n');
    expect(heading).toContain('When,User,Operation,Record,Record No.,Name,Changes');
    expect(line).toMatch(/^20-11-2026 10:00:00,Test User \d+,Add Tax,tax,\d+,,Tax percentage:  → 6\.25$/);
  });

  test('continues after the last entry of a page, even among entries of the same moment', async () => {
    const user = await panel.userWith(['Add Tax']);
    for (const tax of [7_01, 7_02, 7_03, 7_04, 7_05]) await user.call('AddTax', { tax });
    const all = (await entries({ userId: user.userId })).map((entry) => entry.auditId);
    const first = await panel.admin.call('GetAuditLog', { userId: user.userId, page: 1, pageSize: 2 });
    const second = await panel.admin.call('GetAuditLog', { userId: user.userId, page: 2, pageSize: 2, after: first.rows.at(-1)?.auditId });
    expect([first.total, [...first.rows, ...second.rows].map((entry) => entry.auditId)]).toEqual([5, all.slice(0, 4)]);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
  });
});

describe('GetLoginEvents', () => {
  test('finds the logins of a user by their name (GEN-15)', async () => {
    const user = await panel.userWith([]);
    await panel.visitor().logIn(user.mobile, 'wrong password');
    const [{ userName } = { userName: '' }] = (await panel.admin.call('GetLoginEvents', { userId: user.userId })).rows;
    const { rows } = await panel.admin.call('GetLoginEvents', { search: `"${userName}"` });
    expect(rows.map((event) => event.action)).toEqual(['Failed', 'Login']);
  });

  test('shows logins, failed ones and logouts, newest first', async () => {
    const user = await panel.userWith([]);
    await panel.visitor().logIn(user.mobile, 'wrong password');
    await user.call('AddUserLoginSession', { action: 'Logout' });
    const { rows } = await panel.admin.call('GetLoginEvents', { userId: user.userId });
    expect(rows.map((event) => event.action)).toEqual(['Logout', 'Failed', 'Login']);
    expect(rows[0]).toMatchObject({
      mobile: user.mobile,
      userName: expect.stringMatching(/^Test User/),
      happenedAt: '2026-11-20T04:30:00.000Z',
    });
    expect((await panel.admin.call('GetLoginEvents', { userId: user.userId, action: 'Failed' })).rows).toHaveLength(1);
    expect((await panel.admin.call('GetLoginEvents', { search: user.mobile })).rows).toHaveLength(3);
    expect((await panel.admin.call('GetLoginEvents', { search: `"${rows[0]?.userName}"` })).rows).toEqual(rows);
  });

  test('shows an attempt with an unknown number', async () => {
    await panel.visitor().logIn('9111111111', 'wrong password');
    const { rows } = await panel.admin.call('GetLoginEvents', { search: '9111111111' });
    expect(rows.map((event) => [event.action, event.userName])).toEqual([['Failed', '']]);
  });
});

const key = '2026-11-20T04:30:00.000Z';

test.each<[Parameters<typeof listedAuditLog>[1], string]>([
  [{}, 'audit_log_by_instant'],
  [{ from: '2026-11-01', to: '2026-11-30' }, 'audit_log_by_instant'],
  [{ userId: 1 }, 'audit_log_by_user'],
  [{ record: 'customer' }, 'audit_log_by_kind'],
  [{ record: 'customer', recordId: 5 }, 'audit_log_by_record'],
  [{ operation: 'AddCustomer' }, 'audit_log_by_operation'],
])('the audit log narrowed by %j is read in order from %s, deep pages too', async (filter, index) => {
  for (const [after, keyBefore] of [
    [undefined, undefined],
    [5, key],
  ] as const) {
    const plan = await planOfPage(panel.db, listedAuditLog(panel.db, filter), { after }, keyBefore);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(sorting);
  }
});

test.each<[Parameters<typeof listedLoginEvents>[1], string]>([
  [{}, 'login_events_by_instant'],
  [{ userId: 1 }, 'login_events_by_user'],
  [{ action: 'Failed' }, 'login_events_by_action'],
])('the logins narrowed by %j are read in order from %s', async (filter, index) => {
  const plan = await planOfPage(panel.db, listedLoginEvents(panel.db, filter), {});
  expect(plan).toContain(index);
  expect(plan).not.toMatch(sorting);
});
