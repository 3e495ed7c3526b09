import { importColumns } from '@vikray/contract/imports/import-columns.ts';
import { importKinds, type ImportKind } from '@vikray/contract/imports/import.ts';
import { hashInUrl } from '@vikray/contract/images/image.ts';
import { operations } from '@vikray/contract/operations.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBrochureRequests } from '../../../testing/builders/brochures.ts';
import { aContact, aCustomer } from '../../../testing/builders/customers.ts';
import { imageForm, uploadPicture } from '../../../testing/builders/images.ts';
import { importFile, importIn, promptImports } from '../../../testing/builders/imports.ts';
import { addOldQuotations, anOldQuotationLine } from '../../../testing/builders/old-quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addSalesCalls } from '../../../testing/builders/sales-calls.ts';

const lists = {
  customers: 'GetCustomerList',
  products: 'GetProductList',
  'old-quotations': 'GetOldQuotation',
  'sales-calls': 'GetSalesList',
  'brochure-requests': 'GetBrochure',
} as const satisfies Partial<Record<ImportKind, string>>;

/** The kinds that a list can be saved for. */
type ListedKind = keyof typeof lists;
const listedKinds = importKinds.filter((kind): kind is ListedKind => kind in lists);

/** Texts that a spreadsheet, a CSV reader or the reader of contact persons could misread. */
const awkward = ['=1+1, "quoted"; #5', '007', 'आशा  & <b>₹</b>', "'=guarded", '_x0041_', '20/11/2026', '1E5'];

let office: TestPanel;
let empty: TestPanel;
/** The picture that both panels have, under each panel's name. */
let hashes: { office: string; empty: string };
beforeAll(async () => {
  [office, empty] = await Promise.all([startTestPanel(promptImports), startTestPanel(promptImports)]);
  const photo = await uploadPicture(office.admin, 'Product');
  const hash = hashInUrl(photo) ?? '';
  const bytes = await (await fetch(`${office.address}${photo}`, { headers: { cookie: office.admin.cookie } })).bytes();
  const reply = await empty.admin.sendForm('AddImage', imageForm('Product', `${hash}.jpg`, Buffer.from(bytes)));
  hashes = { office: hash, empty: hashInUrl(reply.json.data[0].url) ?? '' };

  for (const [index, text] of awkward.entries()) {
    const contact = aContact({ name: `Dr. ${text}`, designation: text, phone: index === 0 ? '' : '02026120095' });
    await office.admin.call(
      'AddCustomer',
      aCustomer({ companyName: text, website: '', address: `${text}\n2nd line`, contacts: [contact, aContact()] }),
    );
    await addProduct(office.admin, { name: text, description: `a\n${text}`, stock: index * 1_25, ...(index === 0 && { photo }) });
    await addBrochureRequests(office.db, { name: text, remarks: `a\n${text}`, externalKey: index === 0 ? text : `said-${index}` });
    await addSalesCalls(office.db, {
      salesId: text,
      description: `a\n${text}`,
      actionDate: index === 0 ? '' : '2026-10-05',
      staffId: null,
    });
  }
  const lines = awkward.map((text, index) => anOldQuotationLine({ name: text, description: text, image_hash: index === 0 ? hash : null }));
  await addOldQuotations(office.db, { lines, others: awkward.join('\n') }, { lines: [], date: '' }, { code: '=1', number: '007' });
  const [approved] = (await office.admin.call('GetCustomerList', {})).rows;
  await office.admin.call('ApproveCustomer', { customerId: approved?.customerId ?? 0 });
});
afterAll(async () => {
  await office.stop();
  await empty.stop();
});

async function exported({ address, admin }: TestPanel, kind: ListedKind, format: 'csv' | 'xlsx'): Promise<Buffer> {
  const name = lists[kind];
  const wanted = { format, columns: 'import' };
  const isGet = operations[name].method === 'GET';
  const response = await fetch(`${address}/api/${name}${isGet ? `?${new URLSearchParams(wanted).toString()}` : ''}`, {
    method: isGet ? 'GET' : 'POST',
    headers: { cookie: admin.cookie, 'content-type': 'application/json' },
    ...(!isGet && { body: JSON.stringify(wanted) }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(new RegExp(`_import\\.${format}"$`));
  return Buffer.from(await response.bytes());
}

describe.each(listedKinds)('the file for import of %s', (kind) => {
  test('has the columns of the import, by name', async () => {
    const [headings] = (await exported(office, kind, 'csv')).toString().slice(1).split('\r\n');
    // Pictures are named, not included.
    expect(headings?.split(',')).toEqual(importColumns[kind].flatMap(({ heading }) => (heading === 'Image Data' ? [] : heading)));
  });

  test.each(['csv', 'xlsx'] as const)('as %s fills an empty panel, whose own file is then the same, row by row', async (format) => {
    const { importId } = await importFile(empty.admin, kind, await exported(office, kind, format));
    const [theirs, ours] = [await exported(empty, kind, 'csv'), await exported(office, kind, 'csv')];
    expect(theirs.toString()).toBe(ours.toString().replaceAll(hashes.office, hashes.empty));
    await empty.admin.call('TakeBackImport', { importId });
    await importIn(empty.admin, importId, 'Taken Back');
  });
});

test('a list whose rows cannot be imported offers no such file', async () => {
  expect((await office.admin.fetch('/api/GetCustomer?format=csv&columns=import')).status).toBe(400);
});

test('the file for import follows the search, and the other files stay unchanged', async () => {
  const { text } = await office.admin.fetch('/api/GetCustomerList?format=csv&columns=import&search=x0041');
  expect(text.split('\r\n')).toHaveLength(3);
  const shown = await office.admin.fetch('/api/GetCustomerList?format=csv&columns=shown');
  expect(shown.text).toBe((await office.admin.fetch('/api/GetCustomerList?format=csv')).text);
});

test('the pictures that the files name are saved as an archive, under these names (RES-31)', async () => {
  const response = await fetch(`${office.address}/api/product-pictures.zip`, { headers: { cookie: office.admin.cookie } });
  const parts = unzipSync(await response.bytes());
  expect(Object.keys(parts)).toEqual([`${hashes.office}.jpg`]);
  const original = await fetch(`${office.address}/api/images/${hashes.office}.jpg`, { headers: { cookie: office.admin.cookie } });
  expect(parts[`${hashes.office}.jpg`]).toEqual(await original.bytes());
  expect((await exported(office, 'products', 'csv')).toString()).toContain(`${hashes.office}.jpg`);
});
