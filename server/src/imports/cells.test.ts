import { importColumns } from '@vikray/contract/imports/import-columns.ts';
import { importKinds } from '@vikray/contract/imports/import.ts';
import { csvLines } from '@vikray/contract/platform/csv.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addNamedInSamples, checkImport, importFile, promptImports, reasonsOf, sampleWith } from '../../../testing/builders/imports.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
  await addNamedInSamples(panel.admin);
});
afterAll(() => panel.stop());

test.each(importKinds)('optional columns of %s may be missing or blank', async (kind) => {
  const columns = importColumns[kind];
  // A bill names its customer or the customer's GSTIN.
  const isNeeded = ({ required, heading }: (typeof columns)[number]) => required || (kind === 'openingbills' && heading === 'Customer');
  const required = columns.filter(isNeeded);
  const missing = [required.map(({ heading }) => heading), required.map(({ sample }) => sample)];
  const blank = [columns.map(({ heading }) => heading), columns.map((column) => (isNeeded(column) ? column.sample : ''))];
  for (const file of [csvLines(missing), csvLines(blank)]) {
    const { importId, totalRows } = await checkImport(panel.admin, kind, file);
    expect([totalRows, await reasonsOf(panel.admin, importId)]).toEqual([1, []]);
  }
});

async function imported(...rows: Parameters<typeof sampleWith>[1][]) {
  await importFile(panel.admin, 'products', sampleWith('products', ...rows));
  return (await panel.admin.call('GetProductList', { search: rows[0]?.['Name'] ?? '' })).rows;
}

describe('a product', () => {
  test('with a blank nature is goods, or a service if its code says so', async () => {
    const rows = await imported(
      { Name: 'Natural Chair', Nature: '', HSN: '940130' },
      { Name: 'Natural Chair Repair', Nature: '', HSN: '9987' },
    );
    expect(new Map(rows.map(({ name, nature }) => [name, nature]))).toEqual(
      new Map([
        ['Natural Chair', 'Goods'],
        ['Natural Chair Repair', 'Service'],
      ]),
    );
  });

  test('has its choices in upper or lower case', async () => {
    const rows = await imported({
      Name: 'Shouted Chair',
      Category: 'office seating',
      Solution: '"office solution,  HOSPITAL solution"',
      Warranty: 'one year',
      Delivery: 'INCLUSIVE',
      'Payment Terms': 'cash on delivery',
      'Visible for Purchase': 'yes',
      Status: 'approved',
      Unit: 'nos',
      Nature: 'goods',
    });
    expect(rows).toMatchObject([
      {
        category: 'Office Seating',
        solution: ['Hospital Solution', 'Office Solution'],
        warranty: 'One Year',
        delivery: 'Inclusive',
        paymentTerms: 'Cash on Delivery',
        visible: 'Yes',
        status: 'Approved',
        unit: 'NOS',
        nature: 'Goods',
      },
    ]);
  });

  test('is refused with the name of the solution that is wrong', async () => {
    const file = sampleWith(
      'products',
      { Name: 'One', Solution: '"office solution, Kitchen Solution, Garden Solution"' },
      { Name: 'Two', Warranty: 'Ten Year' },
    );
    const { importId } = await checkImport(panel.admin, 'products', file);
    expect((await reasonsOf(panel.admin, importId)).map(([, , reason]) => reason)).toEqual([
      'Solution: "Kitchen Solution" is not one of the choices. Solution: "Garden Solution" is not one of the choices.',
      'Warranty: "Ten Year" is not one of the choices.',
    ]);
  });

  test('is refused, whatever characters its solution has', async () => {
    const record = { name: 'Odd', category: 'Office Seating', solution: 'Office\u0000\uD800 "x"', mrp: '1' };
    const { importId } = await checkImport(panel.admin, 'products', JSON.stringify([record]));
    expect((await reasonsOf(panel.admin, importId)).map(([, , reason]) => reason)).toEqual([
      'Solution: "Office   "x"" is not one of the choices.',
    ]);
  });
});

test('a customer has its choices in upper or lower case', async () => {
  const cells = { 'Company Name': 'Quiet Works', 'Data Source': 'enquiry', Status: 'PENDING', 'GST Category': 'sez under lut' };
  await importFile(panel.admin, 'customers', sampleWith('customers', cells));
  expect((await panel.admin.call('GetCustomerList', { search: 'quiet works' })).rows).toMatchObject([
    { dataSource: 'Enquiry', status: 'Pending', gstCategory: 'SEZ under LUT' },
  ]);
});
