import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer } from '../../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../../testing/panel/panel.ts';
import { addQuotation, aQuotation, addSalesSetup } from '../../../../testing/builders/quotations.ts';
import { addOldQuotations } from '../../../../testing/builders/old-quotations.ts';
import { refusalOf } from '../../../../testing/panel/refusal.ts';
import { xlsxBytes } from './write-xlsx.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
  const setup = await addSalesSetup(panel.admin);
  await addQuotation(panel.admin, aQuotation(setup));
  await addOldQuotations(panel.db, { code: 'FILED' });
});
afterAll(() => panel.stop());

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The parts of the workbook at an address below /api. */
async function workbook(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${panel.address}/api/${path}`, { headers: { cookie: panel.admin.cookie, ...headers } });
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return { headers: response.headers, parts, sheet: strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()) };
}

/** The cells of a sheet: texts as texts, numbers as numbers. */
function cellsOf(sheet: string): (string | number)[][] {
  const cells = (row: string) => [...row.matchAll(/<c [^>]*?(?:\/>|>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>)/gs)];
  return [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) =>
    cells(row).map(([, figure, text = '']) => (figure === undefined ? text : Number(figure))),
  );
}

describe('a list as an Excel file', () => {
  test('has the columns and rows of the CSV file, with real numbers and dates', async () => {
    const { headers, sheet } = await workbook('GetQuotation?format=xlsx');
    expect(headers.get('content-type')).toBe(excelType);
    expect(headers.get('content-disposition')).toBe('attachment; filename="quotation_list.xlsx"');
    const csv = (await panel.admin.fetch('/api/GetQuotation?format=csv')).text
      .trim()
      .split('\r\n')
      .map((line) => line.replace('\uFEFF', '').split(','));
    const [head, row] = cellsOf(sheet);
    expect(head).toEqual(csv[0]);
    // 20 November 2026 is day 46346 of a spreadsheet.
    expect(row).toEqual([csv[1]?.[0], 46_346, 10_738, ...(csv[1]?.slice(3) ?? [])]);
  });

  test('has the reference of each row and cell, which some readers need (P3-48)', async () => {
    const { sheet } = await workbook('GetQuotation?format=xlsx');
    const rows = [...sheet.matchAll(/<row ([^>]*)>(.*?)<\/row>/gs)];
    expect(rows.map(([, attributes]) => attributes)).toEqual(['r="1"', 'r="2"']);
    for (const [index, [, , cells = '']] of rows.entries())
      expect([...cells.matchAll(/<c r="(\w+)"/g)].map(([, place]) => place).slice(0, 3)).toEqual(
        ['A', 'B', 'C'].map((letter) => `${letter}${index + 1}`),
      );
    expect(sheet).not.toMatch(/<c (?!r=)/);
    const wide = await workbook('GetOldQuotation?format=xlsx&columns=import');
    expect(wide.sheet).toContain('<c r="AA1"');
  });

  test('has real dates and amounts of old quotations, too (P3-50)', async () => {
    const { sheet } = await workbook('GetOldQuotation?format=xlsx');
    const [head = [], row = []] = cellsOf(sheet);
    const [date, amount] = ['Date', 'Amount'].map((heading) => row[head.indexOf(heading)]);
    expect([typeof date, typeof amount]).toEqual(['number', 'number']);
  });

  test('is sent to callers that prefer it', async () => {
    const preferred = await workbook('GetQuotation?search=adm', { accept: excelType });
    expect(preferred.sheet).toBe((await workbook('GetQuotation?search=adm&format=xlsx')).sheet);
    const csvFirst = await panel.admin.fetch('/api/GetQuotation', { headers: { accept: `text/csv, ${excelType}` } });
    expect(csvFirst.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  test('has text cells with the guard of the CSV file, whatever their content', async () => {
    const companyName = '=HYPERLINK("http://x.example","<b>&Lotus</b>")';
    await panel.admin.call('AddCustomer', aCustomer({ companyName }));
    const { sheet } = await workbook(`GetCustomerList?format=xlsx&search=${encodeURIComponent('=hyperlink')}`);
    expect(cellsOf(sheet)[1]?.[0]).toBe(`'=HYPERLINK("http://x.example","&lt;b&gt;&amp;Lotus&lt;/b&gt;")`);
    expect(sheet).not.toContain('<f>');
  });

  test('is a complete workbook even if nothing is found', async () => {
    const { parts, sheet } = await workbook('GetCustomerList?format=xlsx&search=nothing-of-this-name');
    expect(Object.keys(parts).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(cellsOf(sheet)).toHaveLength(1);
  });

  test('is refused for a list without one, and to visitors', async () => {
    expect(refusalOf(await panel.admin.send('GetCustomer', { format: 'xlsx' }))).toEqual([400, 'NoExcel']);
    expect((await panel.visitor().fetch('/api/GetQuotation?format=xlsx')).status).toBe(401);
  });
});

describe('a workbook', () => {
  async function sheetOf(...rows: string[][]): Promise<string> {
    async function* chunks() {
      yield rows;
    }
    const pieces: Uint8Array[] = [];
    for await (const piece of xlsxBytes(
      [
        { heading: 'Text', text: () => '' },
        { heading: 'Figure', text: () => '', kind: 'decimal' },
      ],
      chunks(),
    ))
      pieces.push(piece);
    return strFromU8(unzipSync(Buffer.concat(pieces))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  }

  test('keeps blanks, line breaks, Hindi and the rupee sign', async () => {
    const text = '  आशा\n₹ 5 \t';
    expect(cellsOf(await sheetOf([text, '']))[1]).toEqual([text, '']);
  });

  test('leaves out characters that no workbook can contain', async () => {
    const [, row] = cellsOf(await sheetOf([`a\u0000b\ud800\u000bc\r\n${'x'.repeat(40_000)}`, '1.50']));
    expect(row?.[0]).toMatch(/^ab�c\nx+$/);
    expect(String(row?.[0]).length).toBeLessThanOrEqual(32_767);
    expect(row?.[1]).toBe(1.5);
  });

  test('has a text cell if a figure is not a number', async () => {
    const texts = ['', '-', "'-5", '1e9', '12,345.00'];
    expect(cellsOf(await sheetOf(...texts.map((text) => ['x', text]))).slice(1)).toEqual(texts.map((text) => ['x', text]));
  });
});
