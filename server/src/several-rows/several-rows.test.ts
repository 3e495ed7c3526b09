import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { addQuotation, addSalesSetup, aQuotation } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

let names = 0;
async function addCustomers(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) ids.push(await addCustomer(panel.admin, { companyName: `Several ${++names}` }));
  return ids;
}

const approvals = (ids: readonly (number | string)[]) => ({
  operation: 'ApproveCustomer',
  rows: ids.map((customerid) => ({ customerid })),
});

async function statusOf(customerId: number): Promise<string | undefined> {
  return (await panel.admin.call('GetCustomerList', { customerId })).rows[0]?.status;
}

/** How many audit entries an operation has. */
async function entriesOf(operation: string): Promise<number> {
  return (await panel.db.selectFrom('audit_log').select('id').where('operation', '=', operation).execute()).length;
}

describe('RunForEach', () => {
  test('does each row as if it were sent alone, and answers each in order (FND-19)', async () => {
    const [first = 0, second = 0] = await addCustomers(2);
    const before = await entriesOf('ApproveCustomer');
    const { status, json } = await panel.admin.send('RunForEach', approvals([first, 999_999, 'x', second]));
    expect(status).toBe(200);
    expect(json.data).toEqual([
      { fld_index: 0, fld_ok: 'Yes', fld_status: 200, fld_answer: [{ CustomerId: first }], fld_message: '', fld_id: first },
      { fld_index: 1, fld_ok: 'No', fld_status: 404, fld_answer: [], fld_message: expect.stringMatching(/.+/), fld_id: 999_999 },
      { fld_index: 2, fld_ok: 'No', fld_status: 400, fld_answer: [], fld_message: expect.stringMatching(/.+/), fld_id: 0 },
      { fld_index: 3, fld_ok: 'Yes', fld_status: 200, fld_answer: [{ CustomerId: second }], fld_message: '', fld_id: second },
    ]);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['Approved', 'Approved']);
    expect(await entriesOf('ApproveCustomer')).toBe(before + 2);
    expect(await entriesOf('RunForEach')).toBe(0);
  });

  test('checks the right of each row (FND-19)', async () => {
    const [customer = 0] = await addCustomers(1);
    const { status, json } = await (await panel.userWith(['Delete Customer'])).send('RunForEach', approvals([customer]));
    expect([status, json.data[0].fld_status, json.data[0].fld_message]).toEqual([200, 403, 'You are not authorised to continue.']);
    expect(await statusOf(customer)).toBe('Pending');
  });

  test('checks the version of each row, also where two rows contradict each other (FND-19)', async () => {
    const [customer = 0] = await addCustomers(1);
    const rows = [
      { id: customer, version: 1 },
      { id: customer, version: 1 },
    ];
    const { json } = await panel.admin.send('RunForEach', { operation: 'DeleteCustomer', rows });
    expect(json.data.map((row: { fld_status: number }) => row.fld_status)).toEqual([200, 404]);
  });

  test('approves and voids quotations, each by its own rules (FND-19, FND-20)', async () => {
    const setup = await addSalesSetup(panel.admin);
    const [one, other] = [await addQuotation(panel.admin, aQuotation(setup)), await addQuotation(panel.admin, aQuotation(setup))];
    const rows = [
      { quotationid: one, status: 'Approved' },
      { quotationid: other, status: 'Void' },
      { quotationid: other, status: 'Approved' },
    ];
    const { json } = await panel.admin.send('RunForEach', { operation: 'UpdatequotationStatus', rows });
    expect(json.data.map((row: { fld_ok: string; fld_id: number }) => [row.fld_ok, row.fld_id])).toEqual([
      ['Yes', one],
      ['Yes', other],
      ['No', other],
    ]);
  });

  test.each([
    ['an operation that is not among those', { operation: 'AddCustomer', rows: [{}] }, 'This operation cannot be run on several rows.'],
    ['itself', { operation: 'RunForEach', rows: [approvals([1])] }, 'This operation cannot be run on several rows.'],
    ['none', { rows: [{}] }, 'This operation cannot be run on several rows.'],
    ['no rows', { operation: 'ApproveCustomer', rows: [] }, 'Choose the rows.'],
    ['rows that are no list', { operation: 'ApproveCustomer', rows: 'all' }, 'Choose the rows.'],
    ['201 rows', approvals(Array.from({ length: 201 }, (_, index) => index + 1)), 'Choose at most 200 rows.'],
    ['21 mails', { operation: 'SendMailer', rows: Array.from({ length: 21 }, () => ({})) }, 'Choose at most 20 rows.'],
  ])('refuses %s (FND-20)', async (_, body, sentence) => {
    const { status, json } = await panel.admin.send('RunForEach', body);
    expect([status, json.data]).toEqual([400, sentence]);
  });

  test('does each row once under one Idempotency-Key and answers the same again (FND-21)', async () => {
    const body = approvals([...(await addCustomers(2)), 999_999]);
    const before = await entriesOf('ApproveCustomer');
    const key = 'several-rows-once';
    const first = await panel.admin.send('RunForEach', body, { key });
    const again = await panel.admin.send('RunForEach', body, { key });
    expect(again.json).toEqual(first.json);
    expect(await entriesOf('ApproveCustomer')).toBe(before + 2);
    const other = await panel.admin.send('RunForEach', approvals([1]), { key });
    expect(other.status).toBe(422);
  });

  test('goes on where it broke off, and does no row twice (FND-21)', async () => {
    const [first = 0, ...others] = await addCustomers(3);
    const body = { operation: 'DeleteCustomer', rows: [first, ...others].map((id) => ({ id })) };
    const before = await entriesOf('DeleteCustomer');
    const key = 'several-rows-broken';
    const done = await panel.admin.send('RunForEach', body, { key });
    // As if the panel had stopped after the first row: the request has no answer, and nothing is left of the other rows.
    await panel.db.updateTable('idempotency_keys').set({ status: null, answer: null }).where('key', '=', key).execute();
    const answers = others.map((CustomerId) => JSON.stringify({ data: [{ CustomerId }] }));
    await panel.db.deleteFrom('idempotency_keys').where('operation', '=', 'DeleteCustomer').where('answer', 'in', answers).execute();
    await panel.db.updateTable('customers').set({ status: 'Pending' }).where('id', 'in', others).execute();
    const again = await panel.admin.send('RunForEach', body, { key });
    // Done again, the first row would be refused, because its customer is deleted.
    expect(again.json).toEqual(done.json);
    expect(await entriesOf('DeleteCustomer')).toBe(before + 5);
    expect(await Promise.all([first, ...others].map(statusOf))).toEqual([undefined, undefined, undefined]);
  });

  test('serves two parallel repeats with the same rows once (FND-21)', async () => {
    const body = approvals(await addCustomers(5));
    const before = await entriesOf('ApproveCustomer');
    const key = 'several-rows-parallel';
    const replies = await Promise.all([1, 2].map(() => panel.admin.send('RunForEach', body, { key })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[0]?.json).toEqual(replies[1]?.json);
    expect(await entriesOf('ApproveCustomer')).toBe(before + 5);
  });

  test('needs a login', async () => {
    expect((await panel.visitor().send('RunForEach', approvals([1]))).status).toBe(401);
  });
});
