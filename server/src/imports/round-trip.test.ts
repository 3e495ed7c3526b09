import { importColumns } from '@vikray/contract/imports/import-columns.ts';
import { importKinds, type ImportKind } from '@vikray/contract/imports/import.ts';
import { hashInUrl, type ImageFolder } from '@vikray/contract/images/image.ts';
import { operations } from '@vikray/contract/operations.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBrochureRequests } from '../../../testing/builders/brochures.ts';
import { addCompany } from '../../../testing/builders/companies.ts';
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
  'opening-stock': 'GetStock',
  suppliers: 'GetCompanyList',
  purchases: 'GetPurchase',
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
/** The pictures that both panels have, by their name in the office, with their name in the empty panel. */
const pictures = new Map<string, string>();

/** Adds a picture to the office, and under its name there to the empty panel. */
async function addPicture(folder: ImageFolder): Promise<string> {
  const address = await uploadPicture(office.admin, folder);
  const hash = hashInUrl(address) ?? '';
  const bytes = await (await fetch(`${office.address}${address}`, { headers: { cookie: office.admin.cookie } })).bytes();
  const reply = await empty.admin.sendForm('AddImage', imageForm('Product', `${hash}.jpg`, Buffer.from(bytes)));
  pictures.set(hash, hashInUrl(reply.json.data[0].url) ?? '');
  return address;
}

beforeAll(async () => {
  [office, empty] = await Promise.all([startTestPanel(promptImports), startTestPanel(promptImports)]);
  const photo = await addPicture('Product');
  const hash = hashInUrl(photo) ?? '';
  const image = await addPicture('Company');

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
  const supplierId = await addCompany(office.admin, { name: awkward[0], image, type: 'Supplier' });
  await addCompany(office.admin, { name: 'Both "Roles"; Ltd', image, status: 'Inactive', address: 'a\n2nd line', gst: '' });
  const bought = (await office.admin.call('GetProduct', {})).rows.map(({ productId }) => ({ productId, purchaseQuantity: 2_50 }));
  for (const invoiceNumber of ['007', '1E5'])
    await office.admin.call('AddPurchase', { supplierId, invoiceNumber, date: '2026-10-05', lines: bought });
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

  test.each(['csv', 'xlsx'] as const)(
    'as %s fills an empty panel, whose own file is then the same, row by row (RES-31)',
    async (format) => {
      const imports = (await before[kind]?.()) ?? [];
      imports.push((await importFile(empty.admin, kind, await exported(office, kind, format))).importId);
      const [theirs, ours] = [await exported(empty, kind, 'csv'), await exported(office, kind, 'csv')];
      expect(theirs.toString()).toBe(inEmpty(ours.toString()));
      for (const importId of imports.toReversed()) {
        await empty.admin.call('TakeBackImport', { importId });
        await importIn(empty.admin, importId, 'Taken Back');
      }
    },
  );
});

/** Gives the empty panel the products of the office that it does not have, without stock. */
async function addNamedProducts(): Promise<void> {
  const known = new Set((await empty.admin.call('GetProduct', {})).rows.map(({ name }) => name));
  const { rows } = await office.admin.call('GetProduct', {});
  for (const { name } of rows.toSorted((one, other) => one.productId - other.productId))
    if (!known.has(name)) await addProduct(empty.admin, { name, stock: 0 });
}

/** Brings what the file of a kind names into the empty panel, and returns the imports. */
const before: Partial<Record<ListedKind, () => Promise<number[]>>> = {
  async 'opening-stock'() {
    await addNamedProducts();
    return [];
  },
  async purchases() {
    await addNamedProducts();
    const { importId } = await importFile(empty.admin, 'suppliers', await exported(office, 'suppliers', 'csv'));
    return [importId];
  },
};

/** A file of the office with the names that its pictures have in the empty panel. */
function inEmpty(file: string): string {
  let text = file;
  for (const [hash, name] of pictures) text = text.replaceAll(hash, name);
  return text;
}

test('a list whose rows cannot be imported offers no such file', async () => {
  expect((await office.admin.fetch('/api/GetCustomer?format=csv&columns=import')).status).toBe(400);
});

test('the file for import follows the search, and the other files stay unchanged', async () => {
  const { text } = await office.admin.fetch('/api/GetCustomerList?format=csv&columns=import&search=x0041');
  expect(text.split('\r\n')).toHaveLength(3);
  const shown = await office.admin.fetch('/api/GetCustomerList?format=csv&columns=shown');
  expect(shown.text).toBe((await office.admin.fetch('/api/GetCustomerList?format=csv')).text);
});

test('each kind but the contact persons, whom the file of the customers has, and opening bills has a file for import (RES-31)', () => {
  expect(importKinds.filter((kind) => !(kind in lists))).toEqual(['contact-persons', 'openingbills']);
});

test.each([
  ['products', 'product-pictures.zip'],
  ['suppliers', 'company-pictures.zip'],
] as const)('the pictures that the file of %s names are saved as an archive, under these names (RES-31)', async (kind, archive) => {
  const response = await fetch(`${office.address}/api/${archive}`, { headers: { cookie: office.admin.cookie } });
  const [[name, bytes]] = Object.entries(unzipSync(await response.bytes())) as [[string, Uint8Array]];
  expect([...pictures.keys()].map((hash) => `${hash}.jpg`)).toContain(name);
  const original = await fetch(`${office.address}/api/images/${name}`, { headers: { cookie: office.admin.cookie } });
  expect(bytes).toEqual(await original.bytes());
  expect((await exported(office, kind, 'csv')).toString()).toContain(name);
});
