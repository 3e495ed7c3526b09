import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer } from '../../../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { refusalOf } from '../../../../../testing/panel/refusal.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
  for (const letter of 'ABCDEFG') await panel.admin.call('AddCustomer', aCustomer({ companyName: `${letter} Interiors` }));
});
afterAll(() => panel.stop());

function list(query: string, headers: Record<string, string> = {}) {
  return panel.admin.fetch(`/api/GetCustomerList?${query}`, { headers });
}

async function names(query: string): Promise<string[]> {
  const { json } = await list(query);
  return json.data.map((row: { fld_companyname: string }) => row.fld_companyname.charAt(0));
}

describe('a page of a list', () => {
  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e1',
    'page=',
    'page=x',
    'page=1000001',
    'page=99999999999999999999',
    'page=%2B1',
    'page=0x1',
    'page=1&pagesize=0',
    'page=1&pagesize=501',
    'page=1&pagesize=-5',
    'page=1&pagesize=ten',
    'after=0',
    'after=-1',
    'after=9007199254740993',
    'sort=fld_companyname',
    'sort=id',
    'sort=companyname;drop',
    'order=up',
    'order=DESC',
    'format=xml',
    'search=%00',
  ])('is not given for %s', async (query) => {
    expect(refusalOf(await list(query))).toEqual([400, 'InvalidInput']);
  });

  test.each(['page=1&page=1', 'search=a&search=b', 'pagesize=5&pagesize=5', 'sort=companyname&sort=updatedon'])(
    'is not given for a key that appears twice: %s',
    async (query) => {
      expect(refusalOf(await list(query))).toEqual([400, 'InvalidInput']);
    },
  );

  test('has the rows of that page and the total', async () => {
    expect(await names('page=1&pagesize=3')).toEqual(['A', 'B', 'C']);
    expect(await names('page=3&pagesize=3')).toEqual(['G']);
    expect((await list('page=3&pagesize=3')).json.total).toBe(7);
  });

  test('is one JSON text without spaces, however many rows it has', async () => {
    for (const query of ['page=1', 'page=3&pagesize=3', 'page=9', '', 'search=nobody']) {
      const { text, json } = await list(query);
      expect(text).toBe(JSON.stringify(json));
    }
  });

  test('has 30 rows unless another number is requested', async () => {
    expect(await names('page=1')).toHaveLength(7);
    expect((await list('page=1&pagesize=500')).status).toBe(200);
  });

  test('after the last page is empty, with the same total', async () => {
    for (const search of ['', '&search=interiors', '&search=in', '&search=a']) {
      const { json } = await list(`page=1000000&pagesize=500${search}`);
      expect(json).toEqual({ data: [], total: 7 });
    }
  });

  test('is in the requested order, whatever the capitals of its name', async () => {
    expect(await names('page=1&order=desc')).toEqual(['G', 'F', 'E', 'D', 'C', 'B', 'A']);
    expect(await names('page=1&sort=COMPANYNAME&order=asc')).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  });
});

test('a list without a page has every row and no total, as documented (API-06)', async () => {
  const { json } = await list('');
  expect(Object.keys(json)).toEqual(['data']);
  expect(json.data).toHaveLength(7);
});

describe('a list as a file', () => {
  test('is sent to callers that prefer CSV or request it in a link (CUS-44)', async () => {
    const preferred = await list('search=%22a%20inter%22', { accept: 'text/csv' });
    const asked = await list('search=%22a%20inter%22&format=csv');
    expect(preferred.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(preferred.text).toBe(asked.text);
    expect(preferred.text.split('\r\n')).toHaveLength(3);
  });

  test('is not sent to callers that request JSON in a link', async () => {
    expect((await list('format=json', { accept: 'text/csv' })).json.data).toHaveLength(7);
  });

  test('has every row, whatever page is requested', async () => {
    expect((await list('format=csv&page=2&pagesize=2')).text.trimEnd().split('\r\n')).toHaveLength(8);
  });

  test('is refused for a list without one', async () => {
    for (const reply of [
      await panel.admin.send('GetCustomer', { format: 'csv' }),
      await panel.admin.fetch('/api/GetCustomer', { headers: { accept: 'text/csv' } }),
    ]) {
      expect(refusalOf(reply)).toEqual([400, 'NoCsv']);
    }
  });

  test('requires the same right as the list', async () => {
    expect((await panel.visitor().fetch('/api/GetCustomerList?format=csv')).status).toBe(401);
  });
});
