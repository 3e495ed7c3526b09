import { fileMessages as say } from '@vikray/contract/platform/file-messages.ts';
import { describe, expect, test } from 'vitest';
import { archive, sheetOf, workbook, type WrittenCell } from '../../../../testing/builders/workbooks.ts';
import { FileProblem } from './file-problem.ts';
import type { FileRow } from './file-row.ts';
import { fileOfBytes } from './given-file.ts';
import { readRows } from './read-rows.ts';
import { xlsxBytes } from '../../platform/files/write-xlsx.ts';

async function read(bytes: Uint8Array, maxRows = 1000): Promise<{ rows: FileRow[]; notes: string[] }> {
  const [rows, notes]: [FileRow[], string[]] = [[], []];
  const isOfFigures = (heading: string) => heading === 'Amount';
  const options = { maxRows, isOfFigures, onNote: (note: string) => notes.push(note) };
  for await (const row of readRows(fileOfBytes('list.xlsx', bytes), options)) rows.push(row);
  return { rows, notes };
}

/** The sentence with which a file is refused. */
async function refusalOf(bytes: Uint8Array, maxRows?: number): Promise<string> {
  const refused: unknown = await read(bytes, maxRows).catch((error: unknown) => error);
  if (!(refused instanceof FileProblem)) throw new Error(`not refused: ${String(refused)}`);
  return refused.message;
}

/** The value of a single cell below the heading A, with these number formats. */
async function cellRead(cell: WrittenCell, ...formats: (string | number)[]): Promise<unknown> {
  const { rows } = await read(
    workbook({
      sheets: [
        sheetOf([
          ['A', 'B'],
          [cell, 'x'],
        ]),
      ],
      formats,
    }),
  );
  return rows[1]?.faults[0] ?? rows[1]?.values?.['A'];
}

const shown = (value: number | string, format: string | number) => [{ xml: `<v>${value}</v>`, s: 1 }, format] as const;

describe('a cell is read as Excel shows it:', () => {
  test.each([
    ['a date', ...shown(46_346, 14), '20/11/2026'],
    ['a credit of Tally', ...shown(5000, '""#,##0.00" Cr"'), '5000 Cr'],
    ['a debit of Tally', ...shown(5000, '""#,##0.00" Dr"'), '5000'],
    ['a debit where only figures below zero are credits', ...shown(5000, '0.00" Dr";0.00" Cr"'), '5000'],
    ['a figure in a format that shortens crores', ...shown(5000, '[>=10000000]0.00,," Cr";#,##0.00'), '5000'],
    ['a date in a format of its own', ...shown(46_346, 'dd\\-mm\\-yyyy'), '20/11/2026'],
    ['a date in words', ...shown(46_346, '[$-4009]dd mmmm yyyy;@'), '20/11/2026'],
    ['a date with its time', ...shown(46_346.75, 22), '2026-11-20 18:00:00'],
    ['a time', ...shown(0.75, 'h:mm AM/PM'), '18:00:00'],
    ['rupees grouped by lakhs', ...shown(1_15_432.1, '[>=100000]##\\,##\\,##0.00;##,##0.00'), '115432.1'],
    ['rupees with their sign', ...shown(250.5, '"Rs. "#,##0.00'), '250.5'],
    ['figures with more digits than are shown', ...shown('33.333333333333336', '0.00'), '33.33'],
    ['half a paisa', ...shown('1.005', '0.00'), '1.01'],
    ['a figure shown without its decimals, which are kept', ...shown('2.5', '0'), '2.5'],
    ['percent', ...shown(0.125, '0.0%'), '12.5%'],
    ['a telephone number with leading zeros', ...shown(2_026_120_000, '00000000000'), '02026120000'],
    ['a pincode with a leading zero', ...shown(11_004, '000000'), '011004'],
  ])('%s', async (_, cell, format, text) => {
    expect(await cellRead(cell, format)).toBe(text);
  });

  test.each<[string, WrittenCell, string]>([
    ['a long number', 919_876_543_210, '919876543210'],
    ['a number written with an exponent', { xml: '<v>9.1987654321E11</v>' }, '919876543210'],
    ['a GSTIN', '27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    ['what computers add to a sum', { xml: '<v>0.30000000000000004</v>' }, '0.3'],
    ['a small number', { xml: '<v>1E-7</v>' }, '0.0000001'],
    ['the value of a formula', { xml: '<f>SUM(B1:B9)</f><v>12</v>' }, '12'],
    ['the text of a formula', { t: 'str', xml: '<f>A1&amp;"x"</f><v>a x</v>' }, 'a x'],
    ['a formula that shows nothing', { t: 'str', xml: '<f>""</f><v></v>' }, ''],
    ['a text in the cell itself', { t: 'inlineStr', xml: '<is><t>here</t></is>' }, 'here'],
    [
      'a text in two styles',
      { t: 'inlineStr', xml: '<is><r><t>he</t></r><r><t>re</t></r><rPh sb="0" eb="1"><t>no</t></rPh></is>' },
      'here',
    ],
    ['a date as text', { t: 'd', xml: '<v>2026-11-20T00:00:00Z</v>' }, '2026-11-20'],
    ['yes', { t: 'b', xml: '<v>1</v>' }, 'TRUE'],
    ['Hindi, signs and line breaks', 'आशा & <b>\n₹', 'आशा & <b>\n₹'],
    ['a character by its number', 'a_x000D_b_x005F_x0041_', 'a\rb_x0041_'],
    ['a text that our own export has guarded', "'=SUM(1)", '=SUM(1)'],
    ['a blank styled cell', { xml: '', s: 1 }, ''],
  ])('%s', async (_, cell, text) => {
    expect(await cellRead(cell, 14)).toBe(text);
  });

  test('days count from 1904 if the workbook says so', async () => {
    const { rows } = await read(workbook({ sheets: [sheetOf([['A'], [{ xml: '<v>44884</v>', s: 1 }]])], formats: [14], is1904: true }));
    expect(rows[1]?.values).toEqual({ A: '20/11/2026' });
  });
});

test.each<[string, WrittenCell[], number]>([
  ['with nothing but an amount is a total', ['', 500], 1],
  ['with a figure elsewhere is a record', [7, 500], 2],
  ['with a fault beside the amount is a record', [{ xml: '<f>A1</f>' }, 500], 2],
])('a last line %s (RES-25)', async (_, last, records) => {
  const { rows, notes } = await read(workbook({ sheets: [sheetOf([['Name', 'Amount'], ['A', 500], last])] }));
  expect(rows).toHaveLength(1 + records);
  expect(notes).toEqual(records === 1 ? [say.totalLeftOut(3)] : []);
});

describe('a cell without a value is a fault of its row:', () => {
  test.each<[string, WrittenCell, string]>([
    ['an error', { t: 'e', xml: '<f>1/0</f><v>#DIV/0!</v>' }, 'The cell of column A shows the error #DIV/0!.'],
    ['a formula that was never computed', { xml: '<f>1+1</f>' }, say.formulaWithoutValue('A')],
    ['a text that may have been cut off', 'x'.repeat(32_767), say.cellIsCut('A')],
  ])('%s', async (_, cell, sentence) => {
    expect(await cellRead(cell)).toBe(sentence);
  });

  test('but not below a blank heading, because that column is not read', async () => {
    const { rows } = await read(
      workbook({
        sheets: [
          sheetOf([
            ['A', ' '],
            ['x', { t: 'e', xml: '<v>#REF!</v>' }],
          ]),
        ],
      }),
    );
    expect(rows[1]?.faults).toEqual([]);
  });
});

describe('the rows of a workbook', () => {
  test('are numbered as in Excel, and blank rows are left out', async () => {
    const { rows } = await read(
      workbook({
        sheets: [{ rows: { 3: ['A', undefined, 'C'], 5: [undefined, 'b'], 6: [{ xml: '', s: 1 }, ' '], 9: ['a', undefined, 'c'] } }],
      }),
    );
    expect(rows.map(({ number, headings, values }) => [number, headings ?? values])).toEqual([
      [3, ['A', '', 'C']],
      [5, { A: '', C: '' }],
      [9, { A: 'a', C: 'c' }],
    ]);
  });

  test('are read even if they are hidden, with a note', async () => {
    const { rows, notes } = await read(workbook({ sheets: [{ ...sheetOf([['A'], ['1'], ['2'], ['3']]), hiddenRows: [2, 4] }] }));
    expect([rows.length, notes]).toEqual([4, ['2 hidden rows are read as well.']]);
  });

  test('are read from the first visible sheet, and a note names the others', async () => {
    const names = ['Lists', 'Customers', 'Old', 'Notes', 'a', 'b', 'c', 'd'];
    const sheets = names.map((name) => ({ name, ...sheetOf([[name]]), ...(name === 'Lists' && { state: 'hidden' as const }) }));
    const { rows, notes } = await read(workbook({ sheets }));
    expect(rows[0]?.headings).toEqual(['Customers']);
    expect(notes).toEqual(['Only the sheet "Customers" is read. Left out: Old, Notes, a, b, c and 2 more.']);
  });

  test('may reach the limit, and one more is refused', async () => {
    const bytes = workbook({ sheets: [sheetOf([['A'], ['1'], ['2'], ['3']])] });
    expect((await read(bytes, 3)).rows).toHaveLength(4);
    expect(await refusalOf(bytes, 2)).toBe(say.tooManyRows(2));
  });

  test('with more cells than headings are reported', async () => {
    const far = Array.from({ length: 1500 }, () => undefined);
    const { rows } = await read(workbook({ sheets: [sheetOf([['A'], ['1', '2'], ['1', ...far, '2'], ['1', ' ']])] }));
    expect(rows.slice(1).map(({ faults }) => faults)).toEqual([[say.tooManyCells], [say.tooManyCells], []]);
  });

  test('without references on rows and cells are read in sequence, as in our own export', async () => {
    async function* chunks() {
      yield [
        ['', 'x_x0041_', '1.50'],
        ['आ', '', ''],
      ];
    }
    const text = () => '';
    const columns = [
      { heading: 'A', text },
      { heading: 'B', text },
      { heading: 'C', text, kind: 'decimal' as const },
    ];
    const pieces: Uint8Array[] = [];
    for await (const piece of xlsxBytes(columns, chunks())) pieces.push(piece);
    expect((await read(Buffer.concat(pieces))).rows).toMatchObject([
      { number: 1, headings: ['A', 'B', 'C'] },
      { number: 2, values: { A: '', B: 'x_x0041_', C: '1.5' } },
      { number: 3, values: { A: 'आ', B: '', C: '' } },
    ]);
  });
});

/** A workbook in which only this part is unusual. */
const withPart = (name: string, text: string | Uint8Array) => workbook({ sheets: [sheetOf([['A'], ['1']])], parts: { [name]: text } });
const sheet = 'xl/worksheets/sheet1.xml';

/** The same archive, whose directory and headers claim this size for every part. */
function claiming(bytes: Buffer, size: number): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = 0; at < changed.length - 4; at++) {
    if (changed.readUInt32LE(at) === 0x02014b50) changed.writeUInt32LE(size, at + 24);
    if (changed.readUInt32LE(at) === 0x04034b50) changed.writeUInt32LE(size, at + 22);
  }
  return changed;
}

describe('refused with a sentence is', () => {
  test.each<[string, Uint8Array, string]>([
    ['a workbook of the old kind', Buffer.from('d0cf11e0a1b11ae1', 'hex'), say.oldWorkbook],
    ['an archive of something else', archive({ 'word/document.xml': '<a/>' }), say.notAWorkbook],
    [
      'a binary workbook',
      withPart('_rels/.rels', '<r><Relationship Type="x/officeDocument" Target="xl/workbook.bin"/></r>'),
      say.notAWorkbook,
    ],
    ['a workbook without sheets', workbook({ sheets: [] }), say.notAWorkbook],
    ['an archive that is cut off', workbook({ sheets: [sheetOf([['A']])] }).subarray(0, 900), say.brokenWorkbook],
    [
      'a sheet that is missing',
      withPart('xl/_rels/workbook.xml.rels', '<r><Relationship Id="rId1" Type="x/worksheet" Target="gone.xml"/></r>'),
      say.brokenWorkbook,
    ],
    ['a sheet that is no XML', withPart(sheet, '<worksheet><sheetData><row>'), say.brokenWorkbook],
    [
      'a sheet that is not UTF-8',
      withPart(sheet, Buffer.from('<worksheet><sheetData>\u00e9</sheetData></worksheet>', 'latin1')),
      say.brokenWorkbook,
    ],
    ['a document type', withPart(sheet, '<!DOCTYPE a [<!ENTITY b "c">]><worksheet><sheetData/></worksheet>'), say.brokenWorkbook],
    [
      'an unknown entity',
      withPart(sheet, '<worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>'),
      say.brokenWorkbook,
    ],
    ['a row beyond the last one', withPart(sheet, '<worksheet><sheetData><row r="1048577"/></sheetData></worksheet>'), say.brokenWorkbook],
    [
      'a cell without a column',
      withPart(sheet, '<worksheet><sheetData><row><c r="7"><v>1</v></c></row></sheetData></worksheet>'),
      say.brokenWorkbook,
    ],
    [
      'a text that is not there',
      withPart(sheet, '<worksheet><sheetData><row><c t="s"><v>7</v></c></row></sheetData></worksheet>'),
      say.brokenWorkbook,
    ],
    [
      'a row of a million characters',
      workbook({ sheets: [sheetOf([['A'], Array.from({ length: 40 }, () => 'x'.repeat(30_000))])] }),
      say.sheetRowTooLarge(2),
    ],
    [
      'a row that never ends',
      withPart(sheet, `<worksheet><sheetData><row>${'<c/>'.repeat(3_000_000)}</row></sheetData></worksheet>`),
      say.sheetRowTooLarge(1),
    ],
    [
      'more parts than a workbook has',
      archive(Object.fromEntries(Array.from({ length: 5001 }, (_, part) => [`p${part}`, '']))),
      say.workbookTooLarge,
    ],
    ['a part that would fill the memory', withPart('xl/styles.xml', `<a>${' '.repeat(17 * 1024 * 1024)}</a>`), say.workbookTooLarge],
    [
      'what would be too much, before it is unpacked',
      claiming(workbook({ sheets: [sheetOf([['A']])] }), 200 * 1024 * 1024),
      say.workbookTooLarge,
    ],
    ['what unpacks to more than it says', claiming(workbook({ sheets: [sheetOf([['A']])] }), 10), say.brokenWorkbook],
  ])('%s', async (_, bytes, sentence) => {
    expect(await refusalOf(bytes)).toBe(sentence);
  });

  test('an archive in which two parts have one name', async () => {
    const bytes = workbook({ sheets: [sheetOf([['A']]), sheetOf([['B']])] });
    const twice = Buffer.from(bytes.toString('latin1').replaceAll('sheet2.xml', 'sheet1.xml'), 'latin1');
    expect(await refusalOf(twice)).toBe(say.brokenWorkbook);
  });
});
