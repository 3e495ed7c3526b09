import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { countStatements } from '../../../testing/panel/count-statements.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { planOfPage, planOfQuery, sorting } from '../../../testing/panel/query-plan.ts';
import {
  addApprovedQuotation,
  addOrder,
  addQuotation,
  aQuotation,
  addSalesSetup,
  type SalesSetup,
} from '../../../testing/builders/quotations.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { AddQuotation } from './AddQuotation.ts';
import { listedQuotations } from './quotation-store.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

async function read(quotationId: number) {
  const { rows } = await panel.admin.call('GetQuotation', { quotationId });
  const [quotation] = rows;
  if (!quotation) throw new Error(`quotation ${quotationId} is not listed`);
  return quotation;
}

describe('AddQuotation', () => {
  test('takes the documented body and answers 201 with the QuotationId (QUO-33, QUO-36)', async () => {
    const reply = await panel.admin.send('AddQuotation', {
      nickname: 'X',
      finacialyear: '1999-2000',
      type: 'Other',
      date: '2026-11-20',
      preparedby: 'Somebody',
      preparedbymobile: '1',
      preparedbyemail: 'x',
      companyid: setup.customerId,
      contactpersonid: setup.contactPersonId,
      delivery: '',
      price: '',
      payment: '',
      taxes: '',
      freight: '',
      warranty: '',
      validity: '',
      others: '',
      subtotal: '1000.00',
      discountpercent: '10.00',
      discountamount: '100.00',
      totaldiscountamount: '900.00',
      gstpercent: '18.00',
      gstamount: '162.00',
      specialcharges: '50.00',
      shippingcharges: '30.00',
      installationcharges: '20.00',
      gstservicechargepercent: '18.00',
      gstservicechargeamount: '18.00',
      totalamount: '1180.00',
      status: 'Approved',
      approveddate: '',
      orderstatus: '',
      voiddate: '',
      updatedby: 7,
      updatedon: 'now',
      preparedfor: setup.companyId,
    });
    expect([reply.status, reply.json]).toEqual([201, { data: [{ QuotationId: expect.any(Number), DealId: expect.any(Number) }] }]);
    const quotation = await read(reply.json.data[0].QuotationId);
    expect(quotation).toMatchObject({
      status: 'Open',
      type: 'Product Quotation',
      preparedBy: 'Administrator',
      preparedByMobile: '9000000001',
      approvedDate: '',
      orderStatus: '',
      totalAmount: 1180_00,
    });
  });

  test('saves header and lines together or not at all', async () => {
    const before = await panel.admin.call('GetQuotation', { page: 1 });
    const lines = [
      { productId: setup.productId, quantity: 1, rate: 100_00 },
      { productId: 999_999, quantity: 1, rate: 100_00 },
    ];
    const reply = await panel.admin.ask('AddQuotation', aQuotation(setup, lines));
    expect([reply.status, reply.json.error.code, reply.json.data]).toEqual([400, 'ProductUnknown', 'Please select Product.']);
    expect((await panel.admin.call('GetQuotation', { page: 1 })).total).toBe(before.total);
  });

  test('names the product that has been deleted while its line was entered', async () => {
    const [first, productId] = [setup.productId, await addProduct(panel.admin, { name: 'Plaster Trolley' })];
    const lines = [first, productId].map((each) => ({ productId: each, quantity: 1, rate: 100_00 }));
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    await panel.admin.call('DeleteProduct', { id: productId });
    const sentence = 'Plaster Trolley has been deleted and can no longer be quoted.';
    const { products = [], ...entered } = aQuotation(setup, lines);
    const added = await panel.admin.ask('AddQuotation', { ...entered, products });
    const edited = await panel.admin.ask('UpdateQuotation', { ...entered, products, quotationId, version: 1 });
    for (const reply of [added, edited])
      expect([reply.status, reply.json.data, reply.json.error.field]).toEqual([400, sentence, 'products']);
  });

  test.each<[string, object, string]>([
    ['a wrong total', { totalamount: '1.00' }, 'The amounts of this quotation do not add up.'],
    ['a wrong tax', { gstamount: '0.00' }, 'The amounts of this quotation do not add up.'],
    ['lines that do not add up to the subtotal', { subtotal: '9999.00' }, 'The lines of this quotation do not add up to its subtotal.'],
    [
      'a line whose total is not quantity times rate',
      { products: [{ productid: 0, quantity: 2, rate: '100.00', total: '100.00' }] },
      'The amounts of this quotation do not add up.',
    ],
    ['a discount above 100', { discountpercent: '100.01' }, 'Discount percent must be between 0 and 100.'],
    ['negative charges', { shippingcharges: '-1' }, 'Shipping charges must be a number with at most two decimals.'],
    ['no date', { date: '' }, 'Please select Quotation Date.'],
    ['a date of the year before last', { date: '2025-03-31' }, 'The quotation date must be in this financial year or the previous one.'],
    ['a date after this financial year', { date: '2027-04-01' }, 'The quotation date must be in this financial year or the previous one.'],
    ['no customer', { companyid: '' }, 'Please select Customer.'],
    ['no contact person', { contactpersonid: null }, 'Please select Contact Person.'],
    ['a contact person of another customer', { contactpersonid: 999_999 }, 'Please select Contact Person.'],
    ['an empty cart', { products: [] }, 'Add atleast one product.'],
    ['quantity 0', { products: [{ productid: 1, quantity: 0, rate: '1.00' }] }, 'Please select quantity.'],
    ['half a piece', { products: [{ productid: 1, quantity: 1.5, rate: '1.00' }] }, 'Please select quantity.'],
    ['no price', { products: [{ productid: 1, quantity: 1, rate: '0.00' }] }, 'Please enter product manual price.'],
  ])('refuses %s', async (_, change, sentence) => {
    const products = [{ productid: setup.productId, quantity: 10, rate: '1000.00', total: '10000.00' }];
    const body = {
      date: '2026-11-20',
      preparedfor: setup.companyId,
      companyid: setup.customerId,
      contactpersonid: setup.contactPersonId,
      subtotal: '10000.00',
      discountpercent: 0,
      gstpercent: 18,
      specialcharges: 0,
      shippingcharges: 0,
      installationcharges: 0,
      gstservicechargepercent: 18,
      products,
      ...change,
    };
    const withProduct = { ...body, products: body.products.map((line) => ({ ...line, productid: line.productid || setup.productId })) };
    const reply = await panel.admin.send('AddQuotation', withProduct);
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
  });

  test('takes amounts that differ from its own by a paisa, and no others (QUO-36)', async () => {
    const input = aQuotation(setup);
    for (const name of ['discountAmount', 'gstAmount', 'gstServiceChargeAmount', 'totalAmount'] as const) {
      const differing = (paise: number) => panel.admin.ask('AddQuotation', { ...input, [name]: (input[name] ?? 0) + paise });
      for (const paise of [-1, 1]) expect((await differing(paise)).status).toBe(201);
      for (const paise of [-2, 2]) {
        const { status, json } = await differing(paise);
        expect([name, status, json.data]).toEqual([name, 400, 'The amounts of this quotation do not add up.']);
      }
    }
  });

  test('gives numbers by financial year, without gaps or duplicates among 30 at once (GEN-07)', async () => {
    const input = aQuotation(setup, undefined, { date: '2026-03-31' });
    const good = Array.from({ length: 30 }, () => panel.admin.ask('AddQuotation', input));
    // A refused quotation takes no number.
    const bad = Array.from({ length: 10 }, () => panel.admin.ask('AddQuotation', { ...input, totalAmount: 1 }));
    const replies = await Promise.all([...good, ...bad]);
    expect(statusCounts(replies)).toEqual({ 201: 30, 400: 10 });
    const { rows } = await panel.admin.call('GetQuotation', { search: 'adm/2025-2026/' });
    expect(rows.map((row) => row.number).toReversed()).toEqual(
      Array.from({ length: 30 }, (_, index) => `ADM/2025-2026/${String(index + 1).padStart(4, '0')}`),
    );
  });

  test('keeps its printed content when customer, company and product change later', async () => {
    const own = await addSalesSetup(panel.admin);
    const quotationId = await addQuotation(panel.admin, aQuotation(own));
    const before = { head: await read(quotationId), lines: await panel.admin.call('GetQuotationProduct', { quotationId }) };
    await panel.admin.call('DeleteCustomer', { id: own.customerId });
    await panel.admin.call('DeleteProduct', { id: own.productId });
    expect({ head: await read(quotationId), lines: await panel.admin.call('GetQuotationProduct', { quotationId }) }).toEqual(before);
  });
});

describe('GetQuotation', () => {
  test('answers the documented keys (QLS-34, QLS-35)', async () => {
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    const { json } = await panel.admin.send('GetQuotation', { quotationid: quotationId });
    const keys = [
      'quotationid',
      'type',
      'number',
      'date',
      'companyid',
      'contactpersonid',
      'companyname',
      'name',
      'designation',
      'email',
      'delivery',
      'price',
      'payment',
      'taxes',
      'freight',
      'warranty',
      'validity',
      'others',
      'subtotal',
      'discountpercent',
      'discountamount',
      'gstpercent',
      'gstamount',
      'specialcharges',
      'shippingcharges',
      'installationcharges',
      'gstservicechargepercent',
      'gstservicechargeamount',
      'totalamount',
      'address',
      'country',
      'state',
      'city',
      'pincode',
      'preparedby',
      'preparedbymobile',
      'preparedbyemail',
      'company_for_name',
      'company_id',
      'company_for_country',
      'company_for_city',
      'company_for_state',
      'company_for_pincode',
      'company_for_address',
      'company_for_email',
      'gst',
      'phonenumber',
      'msme',
      'status',
      'approveddate',
    ];
    expect(Object.keys(json.data[0])).toEqual(expect.arrayContaining(keys.map((key) => `fld_${key}`)));
    expect(json.data[0]).toMatchObject({ fld_companyid: setup.customerId, fld_company_id: setup.companyId, fld_totalamount: '10738.00' });
  });

  test.each(['₹10,738.00', '10738.00', '20/11/2026', 'pending', 'administrator'])(
    'finds a quotation by what its list shows: %s (QLS-04)',
    async (search) => {
      const quotationId = await addQuotation(panel.admin, aQuotation(setup));
      const { rows } = await panel.admin.call('GetQuotation', { search, page: 1, pageSize: 500 });
      expect(rows.map((row) => row.quotationId)).toContain(quotationId);
    },
  );

  test('answers the lines with a total each (QLS-36, QLS-37)', async () => {
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    const { json } = await panel.admin.send('GetQuotationProduct', { quotationid: quotationId });
    expect(json.data).toEqual([
      {
        fld_productid: setup.productId,
        fld_photo: '',
        fld_name: expect.any(String),
        fld_description: expect.any(String),
        fld_quantity: 10,
        fld_rate: '1000.00',
        fld_total: '10000.00',
        fld_mrp: '12499.50',
        fld_gstpercent: '',
      },
    ]);
  });
});

describe('AddQuotationProductMapping', () => {
  async function header(subtotal: number) {
    const { products: _, ...input } = aQuotation(setup, [{ productId: setup.productId, quantity: subtotal / 100_00, rate: 100_00 }]);
    return addQuotation(panel.admin, input);
  }
  const line = { quantity: 3, rate: 100_00 };

  test('adds the lines one by one; a repeated line is not added twice (QUO-37)', async () => {
    const quotationId = await header(300_00);
    const body = {
      quotationid: quotationId,
      productid: setup.productId,
      quantity: '3',
      rate: '100.00',
      total: '300.00',
      updatedby: 1,
      updatedon: 'now',
    };
    const [first, again] = [
      await panel.admin.send('AddQuotationProductMapping', body),
      await panel.admin.send('AddQuotationProductMapping', body),
    ];
    expect([first.status, again.json]).toEqual([201, first.json]);
    expect(await panel.admin.call('GetQuotationProduct', { quotationId })).toHaveLength(1);
    expect((await panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved' })).status).toBe(200);
  });

  test('leaves a quotation unapproved while its lines do not add up to its subtotal', async () => {
    const quotationId = await header(500_00);
    const empty = await panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved' });
    await panel.admin.call('AddQuotationProductMapping', { quotationId, productId: setup.productId, ...line });
    const short = await panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved' });
    expect([empty.json.error.code, short.json.error.code, (await read(quotationId)).status]).toEqual([
      'LinesDoNotAddUp',
      'LinesDoNotAddUp',
      'Open',
    ]);
  });

  test('refuses a 501st line, but takes a new quantity of the 500th', async () => {
    const { productId } = setup;
    const lines = Array.from({ length: 500 }, (_, index) => ({ productId, quantity: 1, rate: 10_00 + index }));
    const quotationId = await addQuotation(panel.admin, aQuotation(setup, lines));
    const oneMore = await panel.admin.ask('AddQuotationProductMapping', { quotationId, productId, ...line });
    expect([oneMore.status, oneMore.json.data]).toEqual([409, 'A quotation can have at most 500 products.']);
    const last = { quotationId, productId, quantity: 2, rate: 14_99 };
    expect((await panel.admin.ask('AddQuotationProductMapping', last)).status).toBe(201);
    expect(await panel.admin.call('GetQuotationProduct', { quotationId })).toHaveLength(500);
  });

  test('takes no line from another user, and none after approval', async () => {
    const seller = await panel.userWith(['Add Quotation']);
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    const foreign = await seller.ask('AddQuotationProductMapping', { quotationId, productId: setup.productId, ...line });
    const closed = await panel.admin.ask('AddQuotationProductMapping', { quotationId, productId: setup.productId, ...line });
    expect([foreign.status, closed.status]).toEqual([403, 409]);
  });

  test('takes no line for a quotation or of a product that does not exist, and answers no lines of it', async () => {
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    const unknown = { quotationId: 999_999, productId: setup.productId, ...line };
    expect((await panel.admin.ask('AddQuotationProductMapping', unknown)).status).toBe(404);
    expect((await panel.admin.ask('GetQuotationProduct', { quotationId: 999_999 })).status).toBe(404);
    const before = await panel.admin.call('GetQuotationProduct', { quotationId });
    expect((await panel.admin.ask('AddQuotationProductMapping', { quotationId, productId: 999_999, ...line })).status).toBe(400);
    expect(await panel.admin.call('GetQuotationProduct', { quotationId })).toEqual(before);
  });
});

describe('UpdatequotationStatus', () => {
  test('approves and voids, with the date in India (QLS-29, QLS-30)', async () => {
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    await panel.admin.send('UpdatequotationStatus', {
      quotationid: quotationId,
      status: 'Approved',
      approvedate: '1999-01-01',
      voiddate: '',
      updatedby: 1,
      updatedon: 'now',
    });
    expect(await read(quotationId)).toMatchObject({ status: 'Approved', approvedDate: '2026-11-20', voidDate: '' });
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
    expect(await read(quotationId)).toMatchObject({ status: 'Void', voidDate: '2026-11-20' });
  });

  test('requires the right for each (RGT-16, RGT-17, QLS-26, QLS-27)', async () => {
    const [approver, voider] = [await panel.userWith(['Approve Quotation']), await panel.userWith(['Void Quotation'])];
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    const noVoid = await approver.ask('UpdatequotationStatus', { quotationId, status: 'Void' });
    const noApprove = await voider.ask('UpdatequotationStatus', { quotationId, status: 'Approved' });
    expect([noVoid.status, noVoid.json.data]).toEqual([403, 'You are not authorised to void.']);
    expect([noApprove.status, noApprove.json.data]).toEqual([403, 'You are not authorised to approve.']);
    expect((await read(quotationId)).status).toBe('Open');
  });

  test('repeating a status changes nothing; a void quotation stays void', async () => {
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    expect((await panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved' })).status).toBe(200);
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
    const reply = await panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved' });
    expect([reply.status, reply.json.data]).toEqual([409, 'Something went wrong, try again later.']);
  });

  test('voiding leaves the day of the approval as it was (QLS-30)', async () => {
    const [pending, approved] = [
      await addQuotation(panel.admin, aQuotation(setup)),
      await addApprovedQuotation(panel.admin, aQuotation(setup)),
    ];
    const { approvedDate } = await read(approved);
    for (const quotationId of [pending, approved]) await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
    expect(approvedDate).not.toBe('');
    expect([(await read(pending)).approvedDate, (await read(approved)).approvedDate]).toEqual(['', approvedDate]);
  });

  test('cannot void an ordered quotation', async () => {
    await addOrder(panel.admin, aQuotation(setup));
    const { rows } = await panel.admin.call('GetQuotation', { page: 1 });
    const reply = await panel.admin.ask('UpdatequotationStatus', { quotationId: rows[0]?.quotationId ?? 0, status: 'Void' });
    expect([reply.status, reply.json.data, reply.json.error.code]).toEqual([
      409,
      'Something went wrong, try again later.',
      'QuotationOrdered',
    ]);
  });

  test('of an order and a void at the same moment, at most one succeeds', async () => {
    for (let round = 0; round < 5; round++) {
      const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
      const replies = await Promise.all([
        panel.admin.ask('AddOrder', { quotationId }),
        panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Void' }),
      ]);
      expect(replies.filter((reply) => reply.status < 300)).toHaveLength(1);
    }
  });
});

/** The number of statements that a quotation with this many different products takes. */
async function statementsFor(count: number): Promise<number> {
  const products = await Promise.all(Array.from({ length: count }, () => addProduct(panel.admin)));
  const lines = products.map((productId) => ({ productId, quantity: 1, rate: 100_00 }));
  return countStatements(panel, AddQuotation, aQuotation(setup, lines));
}

test('a quotation of many products delays others no longer than one of two: its products are read in one statement', async () => {
  expect(await statementsFor(20)).toBe(await statementsFor(2));
});

test('the last quotation of an issuing company is found through an index', async () => {
  const own = await addSalesSetup(panel.admin);
  const ids = [
    await addQuotation(panel.admin, aQuotation(own)),
    await addQuotation(panel.admin, aQuotation(own, undefined, { price: 'Firm' })),
  ];
  await addQuotation(panel.admin, aQuotation(setup));
  const { rows } = await panel.admin.call('GetQuotation', { preparedFor: own.companyId, page: 1, pageSize: 1 });
  expect(rows).toMatchObject([{ quotationId: ids[1], price: 'Firm' }]);
  const plan = await planOfPage(panel.db, listedQuotations(panel.db, { preparedFor: own.companyId }, new Date().toISOString()), {});
  expect(plan).toMatch(/quotations_by_issuer/);
  expect(plan).not.toMatch(sorting);
});

test('the last quotations to a customer are found (LET-01)', async () => {
  const own = await addSalesSetup(panel.admin);
  const ids = [
    await addQuotation(panel.admin, aQuotation(own)),
    await addQuotation(panel.admin, aQuotation(own, undefined, { price: 'Firm' })),
  ];
  await addQuotation(panel.admin, aQuotation(setup));
  const { rows, total } = await panel.admin.call('GetQuotation', { customerId: own.customerId, page: 1, pageSize: 5 });
  expect([total, rows.map(({ quotationId, price }) => [quotationId, price])]).toEqual([
    2,
    [
      [ids[1], 'Firm'],
      [ids[0], ''],
    ],
  ]);
});

// For so few rows, PostgreSQL reads all current quotations instead.
test.runIf(inject('databaseSupply').engine === 'sqlite')(
  'the last quotations to a customer are found through an index (LET-01)',
  async () => {
    const { customerId } = setup;
    const plan = await planOfPage(panel.db, listedQuotations(panel.db, { customerId }, new Date().toISOString()), {});
    expect(plan).toMatch(/quotations_customer_id/);
  },
);

test('a product may be on several lines and many products on one quotation', async () => {
  const products = await Promise.all(Array.from({ length: 7 }, () => addProduct(panel.admin)));
  const lines = [...products, products[0] ?? 0].map((productId, index) => ({ productId, quantity: index + 1, rate: (index + 1) * 111_11 }));
  const quotationId = await addQuotation(panel.admin, aQuotation(setup, lines));
  const printed = await panel.admin.call('GetQuotationProduct', { quotationId });
  expect(printed.map(({ productId, quantity }) => ({ productId, quantity }))).toEqual(
    lines.map(({ productId, quantity }) => ({ productId, quantity })),
  );
});

test.each([
  ['newest first', {}, /^SCAN quotations$|quotations_current|quotations_pkey/],
  ['by date', { sort: 'date' }, /quotations_by_date/],
  ['by amount', { sort: 'totalAmount', descending: true }, /quotations_by_total/],
  ['by customer', { sort: 'companyName' }, /quotations_by_customer/],
] as const)('reads a page of the list in order, without sorting: %s', async (_, window, index) => {
  const plan = await planOfPage(panel.db, listedQuotations(panel.db, {}, new Date().toISOString()), window);
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(sorting);
});

test('one index gives the lines of a quotation in their order, and what the approval rules read of them', async () => {
  const inOrder = await planOfQuery(panel.db, sql`select * from quotation_lines where quotation_id = ${1} order by id`);
  expect(inOrder).toMatch(/quotation_lines_evaluated/);
  expect(inOrder).not.toMatch(sorting);
  const evaluated = sql`select product_id, rate_paise, mrp_paise from quotation_lines where quotation_id in (${1}, ${2})`;
  expect(await planOfQuery(panel.db, evaluated)).toMatch(/(?:COVERING INDEX|Index Only Scan using) quotation_lines_evaluated/);
});
