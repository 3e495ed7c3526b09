import type { FoundKind } from '@vikray/contract/palette/found-record.ts';
import { rightNames, type RightName } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aContact, addCustomer } from '../../../testing/builders/customers.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addEnquiry } from '../../../testing/builders/enquiries.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { aPdf, attach } from '../../../testing/builders/threads.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

async function find(search: string, kinds?: FoundKind[], caller: Caller = panel.admin) {
  return caller.call('FindRecords', { search, kinds });
}

async function titles(search: string, kind: FoundKind, caller?: Caller) {
  return (await find(search, [kind], caller)).map(({ title }) => title);
}

describe('FindRecords', () => {
  test('answers kind, id, title, note, status and address of each record (FND-02)', async () => {
    const customerId = await addCustomer(panel.admin, { companyName: 'Quillfeather Clinic' });
    const { json } = await panel.admin.send('FindRecords', { search: 'quillfeather', kinds: 'customer,product' });
    expect(json.data).toEqual([
      {
        fld_kind: 'customer',
        fld_id: customerId,
        fld_title: 'Quillfeather Clinic',
        fld_note: 'Pune · Dr. Asmita Gokhale 9000000091',
        fld_shownstatus: 'Pending',
        fld_page: `viewcustomer?id=${customerId}`,
        fld_actions: [],
      },
    ]);
  });

  test('finds quotations, orders and deals by the last digits of their number, exact ones first (FND-03)', async () => {
    const { orderId, number } = await numbered();
    const serial = number.slice(-4);
    const found = await find(serial, ['order', 'quotation', 'deal']);
    expect(found.find(({ kind }) => kind === 'order')).toMatchObject({ id: orderId, title: number });
    for (const kind of ['quotation', 'deal'] as const)
      expect(found.find((record) => record.kind === kind)?.title.endsWith(`/${serial}`)).toBe(true);
    // Without its zeros, the same.
    expect((await titles(String(Number(serial)).padStart(3, '0'), 'order'))[0]).toBe(number);
    expect((await titles(number.toLowerCase(), 'order'))[0]).toBe(number);
  });

  async function numbered() {
    const placed = await addOrderWithLines(panel.admin, aQuotation(setup));
    const { rows } = await panel.admin.call('GetOrder', { orderId: placed.orderId });
    return { ...placed, number: rows[0]?.number ?? '' };
  }

  test('finds a customer by the mobile of a contact person, however it is written (FND-03)', async () => {
    const companyName = 'Mobile Works';
    await addCustomer(panel.admin, { companyName, contacts: [aContact(), aContact({ name: 'Ms. Tara Bhide', mobile: '9820017654' })] });
    for (const search of ['98200', '98200 17654', '+91 98200-17654', '9820017654']) {
      const [first] = await find(search, ['customer']);
      expect(first).toMatchObject({ title: companyName, note: 'Pune · Ms. Tara Bhide 9820017654' });
    }
  });

  test('finds a product by its code first (FND-03)', async () => {
    const [byCode, byName] = [
      await addProduct(panel.admin, { name: 'Zephyr Cot' }),
      await addProduct(panel.admin, { name: 'ZC-10 spare castor' }),
    ];
    const { rows } = await panel.admin.call('GetProductList', { productId: byCode });
    const [product] = rows;
    await panel.admin.call('UpdateProductControl', { productId: byCode, code: 'ZC-10', version: product?.version ?? 0 });
    expect((await find('zc-10', ['product'])).map(({ id }) => id)).toEqual([byCode, byName]);
  });

  test('has exact names before beginnings before the rest, and the newest first among equals (FND-03)', async () => {
    const names = ['Orion', 'Orion Two', 'New Orion', 'Orion Three', 'Old Orion'];
    for (const companyName of names) await addCustomer(panel.admin, { companyName });
    expect(await titles('orion', 'customer')).toEqual(['Orion', 'Orion Three', 'Orion Two', 'Old Orion', 'New Orion']);
  });

  test('finds only beginnings by two characters, and any part by three (FND-02)', async () => {
    await addCustomer(panel.admin, { companyName: 'Xyloquart' });
    expect(await titles('xy', 'customer')).toEqual(['Xyloquart']);
    expect(await titles('qu', 'customer')).not.toContain('Xyloquart');
    expect(await titles('qua', 'customer')).toContain('Xyloquart');
    expect(await titles('art xyl', 'customer')).toEqual(['Xyloquart']);
  });

  test('answers at most 5 of a kind (FND-02)', async () => {
    for (let count = 0; count < 7; count++) await addProduct(panel.admin, { name: `Pentad ${count}` });
    expect(await titles('pentad', 'product')).toEqual(['Pentad 6', 'Pentad 5', 'Pentad 4', 'Pentad 3', 'Pentad 2']);
  });

  test('finds dispatches by their invoice, one entry for its lines (FND-02)', async () => {
    const line = { productId: setup.productId, quantity: 5, rate: 1000_00 };
    const other = { ...line, productId: await addProduct(panel.admin, { stock: 100_00 }) };
    await dispatchPieces(panel.admin, await addOrderWithLines(panel.admin, aQuotation(setup, [line, other])), [1, 1], '7781009');
    const [found, ...more] = await find('77810', ['dispatch']);
    expect(found).toMatchObject({ title: '7781009', page: 'dispatchlist?search=7781009' });
    expect(more).toEqual([]);
  });

  test('finds enquiries by what they ask for, notes by their words and files by their name (FND-02, THR-30)', async () => {
    const { dealId, number } = await addEnquiry(panel.admin, { requirement: 'Twelve hydraulic ramps' });
    await panel.admin.call('AddNote', { record: 'deal', recordId: dealId, text: 'They asked for\nplatinum castors.', mentions: [] });
    await attach(panel.admin, 'deal', dealId, 'ground plan.pdf', aPdf('plan'));
    const page = `deal?id=${dealId}`;
    expect(await find('hydraulic', ['deal'])).toMatchObject([{ title: number, page, shownStatus: 'Enquiry' }]);
    expect(await find('castors platinum', ['note'])).toMatchObject([{ title: 'They asked for platinum castors.', note: number, page }]);
    expect(await find('ground plan', ['file'])).toMatchObject([{ title: 'ground plan.pdf', note: number, page }]);
  });

  test('no longer finds what was withdrawn or deleted (FND-04)', async () => {
    const customerId = await addCustomer(panel.admin, { companyName: 'Vanishing Works' });
    const [added] = await panel.admin.call('AddNote', { record: 'customer', recordId: customerId, text: 'ephemeral words', mentions: [] });
    await panel.admin.call('AddNote', { record: 'customer', recordId: customerId, text: 'ephemeral thoughts', mentions: [] });
    expect(await titles('ephemeral', 'note')).toHaveLength(2);
    await panel.admin.call('WithdrawNote', { noteId: added?.noteId ?? 0 });
    expect(await titles('ephemeral', 'note')).toEqual(['ephemeral thoughts']);
    await panel.admin.call('DeleteCustomer', { id: customerId });
    expect(await find('ephemeral')).toEqual([]);
    expect(await find('vanishing')).toEqual([]);
  });

  test.each([
    '%',
    '_',
    '%%%',
    '___',
    "'; drop table customers",
    '"',
    '""',
    '\\',
    'दिल्ली',
    '🪑🪑🪑',
    '(((',
    'a OR b*',
    ' ',
    '\u0000x'.slice(1).repeat(100),
  ])('takes %j as text (FND-02)', async (search) => {
    const { status, json } = await panel.admin.send('FindRecords', { search });
    expect([status, json.data]).toEqual([200, []]);
  });

  test('finds names in Devanagari (FND-02)', async () => {
    await addCustomer(panel.admin, { companyName: 'सह्याद्री फर्निचर' });
    expect(await titles('फर्नि', 'customer')).toEqual(['सह्याद्री फर्निचर']);
  });

  test('refuses more than 100 characters and unknown kinds', async () => {
    expect((await panel.admin.send('FindRecords', { search: 'x'.repeat(101) })).status).toBe(400);
    expect((await panel.admin.send('FindRecords', { search: 'xyz', kinds: 'customer,secret' })).status).toBe(400);
    expect((await panel.visitor().send('FindRecords', { search: 'xyz' })).status).toBe(401);
  });
});

describe('the rights of a user decide what is found', () => {
  const viewRights: readonly (readonly [FoundKind, RightName])[] = [
    ['customer', 'Customer List'],
    ['product', 'Product List'],
    ['quotation', 'Quotation List'],
    ['order', 'Order List'],
    ['deal', 'Enquiry List'],
    ['deal', 'Follow Up List'],
    ['dispatch', 'Dispatch List'],
    ['user', 'User List'],
    ['note', 'Customer List'],
    ['file', 'Customer List'],
  ];

  /** One word that occurs in a record of every kind. */
  const word = 'kaleidoscope';
  beforeAll(async () => {
    const { admin } = panel;
    const customerId = await addCustomer(admin, { companyName: `${word} customer` });
    const [contact] = await admin.call('GetCustomerContactPerson', { customerId });
    const productId = await addProduct(admin, { name: `${word} product`, stock: 100_00 });
    const sale = aQuotation({ ...setup, customerId, contactPersonId: contact?.contactId ?? 0, productId });
    await addQuotation(admin, sale);
    await dispatchPieces(admin, await addOrderWithLines(admin, sale), [1], '4711');
    await admin.call('AddNote', { record: 'customer', recordId: customerId, text: `${word} note`, mentions: [] });
    await attach(admin, 'customer', customerId, `${word}.pdf`, aPdf(word));
    const { userId } = await panel.userWith([]);
    const { rows } = await admin.call('GetUser', { userId });
    const [user] = rows;
    await panel.db
      .updateTable('users')
      .set({ name: `${word} user`, designation: 'Turner' })
      .where('id', '=', user?.userId ?? 0)
      .execute();
  });

  test.each(viewRights)('%s by %s (FND-04)', async (kind, right) => {
    const all = new Set((await find(word)).map((record) => record.kind));
    expect(all).toContain(kind);
    const holder = await panel.userWith([right]);
    const allowed = viewRights.filter(([, each]) => each === right).map(([each]) => each);
    expect(new Set((await find(word, undefined, holder)).map((record) => record.kind))).toEqual(new Set(allowed));
    const views = viewRights.map(([, each]) => each);
    const others = rightNames.filter((each) => each !== right && !(kind === 'deal' && views.includes(each)));
    const other = await panel.userWith(others);
    expect((await find(word, [kind], other)).length).toBe(0);
  });

  test('none without a View right, and none once it is taken away (FND-04)', async () => {
    expect(await find(word, undefined, await panel.userWith(['Add Customer', 'Approve Customer']))).toEqual([]);
  });

  test('a search finds no user by what is private (FND-04)', async () => {
    const { userId } = await panel.userWith([]);
    await panel.db
      .updateTable('users')
      .set({ personal_mobile: '7776665554', personal_email: 'secretmail@example.in' })
      .where('id', '=', userId)
      .execute();
    expect(await find('7776665554', ['user'])).toEqual([]);
    expect(await find('secretmail', ['user'])).toEqual([]);
    expect((await find('turner', ['user']))[0]?.note).toMatch(/^Turner · \d{10}$/);
  });

  test('the actions of a quotation go by rights and state (FND-07)', async () => {
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    const { rows } = await panel.admin.call('GetQuotation', { quotationId });
    const number = rows[0]?.number ?? '';
    const actionsFor = async (...rights: RightName[]) =>
      (await find(number, ['quotation'], await panel.userWith(['Quotation List', ...rights])))[0]?.actions;
    expect(await actionsFor()).toEqual([]);
    expect(await actionsFor('Add Quotation', 'Edit Quotation')).toEqual(['Copy', 'Edit']);
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    expect(await actionsFor('Add Quotation', 'Edit Quotation', 'Follow Up List')).toEqual(['PDF', 'Copy', 'Revise', 'Follow up']);
  });
});
