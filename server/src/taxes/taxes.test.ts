import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function choices(): Promise<string[]> {
  return (await panel.admin.call('GetGst', {})).map((choice) => choice.value);
}

describe('GetGst', () => {
  test('answers the percentages in the order in which they were added, 18.00 first (LKP-06, TAX-12, API-14)', async () => {
    const { status, json } = await panel.admin.send('GetGst');
    expect(status).toBe(200);
    expect(json).toEqual({ data: ['18.00', '5.00', '0.00', '40.00'].map((text) => ({ label: text, value: text })) });
  });

  test('has an added percentage as its last choice (TAX-12)', async () => {
    await panel.admin.send('AddTax', { tax: '12' });
    expect(await choices()).toEqual(['18.00', '5.00', '0.00', '40.00', '12.00']);
  });
});

describe('GetTax', () => {
  test('answers the documented keys with and without prefix (TAX-11, API-10)', async () => {
    const { json } = await panel.admin.send('GetTax');
    expect(json.data[0]).toEqual({
      fld_id: 1,
      fld_gst: '18.00',
      gst: '18.00',
      fld_updatedon: expect.any(String),
      updatedon: expect.any(String),
    });
    expect(new Date(json.data[0].updatedon).toISOString()).toBe(json.data[0].updatedon);
  });

  test('is sorted as added, or by the percentage as a number', async () => {
    const values = async (input: Parameters<typeof panel.admin.call<'GetTax'>>[1]) =>
      (await panel.admin.call('GetTax', input)).rows.map((tax) => tax.gst);
    expect((await values({})).slice(0, 4)).toEqual([18_00, 5_00, 0, 40_00]);
    expect((await values({ sort: 'gst' })).slice(0, 2)).toEqual([0, 5_00]);
    expect(await values({ page: 1, pageSize: 1, sort: 'gst', order: 'desc' })).toEqual([40_00]);
  });

  test('finds a percentage as it is shown, and by the day it was added (GEN-15)', async () => {
    const found = async (search: string) => (await panel.admin.call('GetTax', { search })).rows.map((tax) => tax.gst);
    expect([await found('18.00'), await found('40'), await found('19.99')]).toEqual([[18_00], [40_00], []]);
    expect(await found('21st november')).toEqual([18_00, 5_00, 0, 40_00]);
  });

  test('is also the file tax_list.csv (TAX-01)', async () => {
    const reply = await panel.admin.send('GetTax', { format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="tax_list.csv"');
    expect(reply.text).toMatch(/^Tax Percentage,Updated On\r\n18\.00,21st November 2026\r\n5\.00,/);
  });
});

describe('AddTax', () => {
  test('takes the documented body and answers 201 with the new TaxId (TAX-07, TAX-08)', async () => {
    const reply = await panel.admin.send('AddTax', { tax: '28.00', updatedby: 999, updatedon: '20 November 2026' });
    expect([reply.status, reply.json]).toEqual([201, { data: [{ TaxId: expect.any(Number) }] }]);
    const { rows } = await panel.admin.call('GetTax', {});
    expect(rows.at(-1)).toEqual({ id: reply.json.data[0].TaxId, gst: 28_00, updatedOn: '2026-11-20T04:30:00.000Z' });
  });

  test.each([
    [0.25, '0.25'],
    ['1.5', '1.50'],
    [100, '100.00'],
    ['3', '3.00'],
    [' 7.25 ', '7.25'],
  ])('accepts %j as %j', async (tax, text) => {
    expect((await panel.admin.send('AddTax', { tax })).status).toBe(201);
    expect((await choices()).at(-1)).toBe(text);
  });

  test.each([[18], [18.0], ['18'], ['18.0'], ['18.00'], ['018'], [0], ['0.00']])(
    'refuses %j, which already exists, however it is written (TAX-10)',
    async (tax) => {
      const before = await choices();
      const reply = await panel.admin.send('AddTax', { tax });
      expect([reply.status, reply.json]).toMatchObject([
        409,
        { data: 'Tax value already present.', error: { code: 'TaxAlreadyPresent', field: 'tax' } },
      ]);
      expect(await choices()).toEqual(before);
    },
  );

  test.each([[''], [' '], [undefined], [null], ['abc'], [-1], ['-0.01'], ['18.555'], [18.555], ['1e1'], ['18%%']])(
    'refuses %j: a percentage is a number with at most two decimals (TAX-05)',
    async (tax) => {
      const before = await choices();
      const reply = await panel.admin.send('AddTax', { tax });
      expect([reply.status, reply.json.data]).toEqual([400, 'Please enter Tax value.']);
      expect(await choices()).toEqual(before);
    },
  );

  test.each([[100.01], ['101'], [150], ['1000000']])('refuses %j: a percentage is at most 100', async (tax) => {
    const before = await choices();
    const reply = await panel.admin.send('AddTax', { tax });
    expect([reply.status, reply.json]).toMatchObject([
      400,
      { data: 'A tax percentage must be between 0 and 100.', error: { field: 'tax' } },
    ]);
    expect(await choices()).toEqual(before);
  });

  test('adds only one of many simultaneous percentages of the same value (TAX-10)', async () => {
    const replies = await Promise.all(['33', '33.0', '33.00', 33, '33', '33.00'].map((tax) => panel.admin.send('AddTax', { tax })));
    expect(statusCounts(replies)).toEqual({ 201: 1, 409: 5 });
    expect((await choices()).filter((value) => value === '33.00')).toHaveLength(1);
  });

  test('requires the right to add; everyone who is logged in can read (TAX-06)', async () => {
    expect((await panel.visitor().send('AddTax', { tax: 9 })).status).toBe(401);
    const reader = await panel.userWith(['View Tax', 'Delete Tax']);
    const reply = await reader.send('AddTax', { tax: 9 });
    expect([reply.status, reply.json.data]).toEqual([403, 'You are not authorised to continue.']);
    for (const operation of ['GetTax', 'GetGst'] as const) {
      expect((await panel.visitor().send(operation)).status).toBe(401);
      expect((await reader.send(operation)).status).toBe(200);
    }
  });

  test('records who added it', async () => {
    const clerk = await panel.userWith(['Add Tax']);
    const { json } = await clerk.send('AddTax', { tax: '6.66' });
    const entries = await panel.db
      .selectFrom('audit_log')
      .selectAll()
      .where('record', '=', 'tax')
      .where('record_id', '=', json.data[0].TaxId)
      .execute();
    expect(entries.map(({ operation, user_id, after }) => [operation, user_id, JSON.parse(after ?? '')])).toEqual([
      ['AddTax', clerk.userId, { gst: 6_66 }],
    ]);
  });
});
