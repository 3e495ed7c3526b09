import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dispatchPieces, readDeal } from '../../../testing/builders/deals.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { aQuotation, addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { addRevision } from '../../../testing/builders/revisions.ts';
import { countStatements } from '../../../testing/panel/count-statements.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { rounds } from '../../../testing/fuzz/rounds.ts';
import { GetDeal } from './GetDeal.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const rate = 1000_00;

/** Adds an approved quotation with this many pieces of a product and places its order. */
async function orderOf(productId: number, quantity: number, dealId?: number) {
  const [quoted] = await panel.admin.call(
    'AddQuotation',
    aQuotation(setup, [{ productId, quantity, rate }], dealId === undefined ? {} : { dealId }),
  );
  if (!quoted) throw new Error('AddQuotation answered nothing');
  await panel.admin.call('UpdatequotationStatus', { quotationId: quoted.quotationId, status: 'Approved' });
  const [placed] = await panel.admin.call('AddOrder', { quotationId: quoted.quotationId });
  return { ...quoted, orderId: placed?.orderId ?? 0 };
}

describe('GetDeal', () => {
  test('answers the deal with its quotations, orders, dispatches and lines under their keys (THR-11, THR-12)', async () => {
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    const { dealId, orderId } = await orderOf(productId, 12);
    await dispatchPieces(panel.admin, orderId, productId, 7);
    const { status, json } = await panel.admin.send('GetDeal', { dealid: dealId });
    expect(status).toBe(200);
    const { quotations, orders, dispatches, returns, lines, ...head } = json.data[0];
    expect(json.data).toHaveLength(1);
    expect(head).toEqual({
      fld_dealid: dealId,
      fld_number: quotations[0].fld_number,
      fld_dealstate: 'Ordered',
      fld_companyname: quotations[0].fld_companyname,
      fld_customerid: setup.customerId,
      fld_totalamount: quotations[0].fld_totalamount,
      fld_owner: 'Administrator',
      fld_ownerid: 1,
      fld_nexton: '',
      fld_cadence: 'Standard',
      fld_stage: 0,
      fld_expectedmonth: '',
      fld_lastcallon: '',
      fld_updatedon: expect.stringMatching(/^2026-11-20T/),
      fld_enquirynumber: '',
      fld_version: 3,
      fld_name: quotations[0].fld_name,
      fld_mobile: expect.stringMatching(/^\d{10}$/),
      fld_email: expect.stringContaining('@'),
      fld_country: 'India',
      fld_whatsapp: expect.stringMatching(/^91\d{10}$/),
      fld_requirement: '',
      fld_source: '',
      fld_lostreason: '',
      fld_sentence: '7 of 12 pieces dispatched, 3 can go today, 2 wait for stock.',
      fld_asked: '',
      fld_received: '',
      fld_billed: '',
      fld_advance: '',
      fld_overdue: '',
      fld_moneysentence: '',
    });
    expect(orders).toEqual((await panel.admin.send('GetOrder', { orderid: orderId })).json.data);
    expect(quotations).toEqual((await panel.admin.send('GetQuotation', { quotationid: quotations[0].fld_quotationid })).json.data);
    expect(dispatches).toEqual((await panel.admin.send('GetDispatchOrder', { page: 1, pagesize: 1 })).json.data);
    expect(dispatches[0].fld_dealid).toBe(dealId);
    expect(returns).toEqual([]);
    expect(lines).toEqual([
      {
        fld_productid: productId,
        fld_name: expect.any(String),
        fld_photo: expect.any(String),
        fld_rate: '1000.00',
        fld_quoted: 12,
        fld_ordered: 12,
        fld_dispatched: 7,
        fld_returned: 0,
        fld_closed: 0,
        fld_pending: 5,
        fld_stock: '3.00',
        fld_free: '-2.00',
        fld_canship: 3,
        fld_promised: 0,
        fld_promisedto: '',
        fld_promisedorders: 0,
        fld_promisedon: '',
      },
    ]);
  });

  test('needs a login and nothing else; an unknown deal does not exist (THR-01, THR-11)', async () => {
    const { dealId } = await orderOf(setup.productId, 1);
    expect((await panel.visitor().send('GetDeal', { dealid: dealId })).status).toBe(401);
    expect((await (await panel.userWith([])).send('GetDeal', { dealid: dealId })).status).toBe(200);
    const { status, json } = await panel.admin.send('GetDeal', { dealid: 999_999 });
    expect([status, json.data]).toEqual([404, 'This deal does not exist.']);
  });

  test('gives the stock to the other order first, and says so with the lines of the later one (DSK-03, THR-12, THR-14)', async () => {
    const productId = await addProduct(panel.admin, { stock: 5_00 });
    const first = await orderOf(productId, 4);
    const second = await orderOf(productId, 3);
    const sentences = await Promise.all([first, second].map(async ({ dealId }) => (await readDeal(panel.admin, dealId)).sentence));
    expect(sentences).toEqual([
      '0 of 4 pieces dispatched, 4 can go today.',
      '0 of 3 pieces dispatched, 1 can go today, 2 wait behind other orders.',
    ]);
    const { number } = (await readDeal(panel.admin, first.dealId)).orders[0] ?? {};
    const promise = { stock: 5_00, canShip: 1, promised: 4, promisedTo: number, promisedOrders: 1 };
    expect((await readDeal(panel.admin, second.dealId)).lines).toMatchObject([promise]);
    expect(await panel.admin.call('GetOrderProduct', { orderId: second.orderId })).toMatchObject([promise]);
    const none = { stock: 5_00, canShip: 4, promised: 0, promisedTo: '', promisedOrders: 0 };
    expect(await panel.admin.call('GetOrderProduct', { orderId: first.orderId })).toMatchObject([none]);
  });

  test('counts only current revisions that may be ordered as quoted (THR-08, THR-12)', async () => {
    const input = aQuotation(setup, [{ productId: setup.productId, quantity: 10, rate }]);
    const [first] = await panel.admin.call('AddQuotation', input);
    const { quotationId = 0, dealId = 0 } = first ?? {};
    const revised = aQuotation(setup, [{ productId: setup.productId, quantity: 8, rate }]);
    const revisionId = await addRevision(panel, quotationId, revised, 'Fewer pieces');
    const deal = await readDeal(panel.admin, dealId);
    expect(deal.quotations.map((each) => each.shownStatus)).toEqual(['Pending', 'Superseded']);
    expect([deal.dealState, deal.totalAmount, deal.lines.map((line) => [line.quoted, line.ordered])]).toEqual([
      'Quoted',
      revised.totalAmount,
      [[8, 0]],
    ]);
    await panel.admin.call('UpdatequotationStatus', { quotationId: revisionId, status: 'Void' });
    const isVoid = await readDeal(panel.admin, dealId);
    expect([isVoid.dealState, isVoid.sentence, isVoid.lines]).toEqual(['Void', 'The quotation is void.', []]);
  });

  test('takes at most eight statements, whatever its size and what came back (THR-11)', async () => {
    const productId = await addProduct(panel.admin, { stock: 500_00 });
    const small = await orderOf(productId, 1);
    const large = await orderOf(productId, 30);
    for (let piece = 0; piece < 30; piece++) await dispatchPieces(panel.admin, large.orderId, productId, 1);
    const [quoted] = await panel.admin.call('AddQuotation', aQuotation(setup, undefined, { dealId: large.dealId }));
    let currentId = quoted?.quotationId ?? 0;
    for (let revision = 1; revision <= 20; revision++) currentId = await addRevision(panel, currentId, aQuotation(setup), 'Again');
    await orderOf(setup.productId, 2, large.dealId);
    const [dispatch] = (await readDeal(panel.admin, large.dealId)).dispatches;
    await panel.admin.call('AddReturn', {
      orderId: large.orderId,
      returnedOn: '2026-11-20',
      reason: 'Defect',
      lines: [{ dispatchId: dispatch?.id ?? 0, quantity: 1, condition: 'Good', replace: 'No' }],
    });
    const counts = [];
    for (const { dealId } of [small, large]) counts.push(await countStatements(panel, GetDeal, { dealId }));
    expect(counts).toEqual([7, 8]);
    const deal = await readDeal(panel.admin, large.dealId);
    expect([deal.quotations.length, deal.orders.length, deal.dispatches.length, deal.returns.length]).toEqual([23, 2, 30, 1]);
  });
});

type Step = 'quote' | 'revise' | 'approve' | 'order' | 'dispatch' | 'void' | 'lose';
const steps = fc.array(fc.constantFrom<Step>('quote', 'revise', 'approve', 'order', 'order', 'dispatch', 'dispatch', 'void', 'lose'), {
  minLength: 4,
  maxLength: 14,
});

/** Takes a step with the newest quotation of a deal. A step that is refused changes nothing. */
async function take(step: Step, dealId: number, productId: number, pieces: number): Promise<void> {
  const deal = await readDeal(panel.admin, dealId);
  const newest = deal.quotations.find(({ supersededById }) => supersededById === null);
  const { quotationId = 0, version = 0 } = newest ?? {};
  const contents = aQuotation(setup, [{ productId, quantity: pieces, rate }], { dealId });
  if (step === 'quote') await panel.admin.ask('AddQuotation', contents);
  if (step === 'approve') await panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved' });
  if (step === 'void') await panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Void' });
  if (step === 'lose') await panel.admin.ask('MarkQuotationLost', { quotationId, version, lostReason: 'Price' });
  if (step === 'order') await panel.admin.ask('AddOrder', { quotationId });
  const { dealId: _, products = [], ...entered } = contents;
  if (step === 'revise') await panel.admin.ask('AddQuotationRevision', { ...entered, products, quotationId, version, reason: 'Changed' });
  const [order] = deal.orders;
  if (step !== 'dispatch' || !order) return;
  const [line] = await panel.admin.call('GetOrderProduct', { orderId: order.orderId });
  const lines = [{ productMapId: line?.id ?? 0, dispatchQuantity: pieces }];
  await panel.admin.ask('AddDispatch', { orderId: order.orderId, invoiceNumber: '77', invoiceDate: '2026-11-20', lines });
}

test('whatever happens to a deal, its lines add up and its sentence is true (THR-13, THR-14)', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 14, maxLength: 14 }), async (taken, pieces) => {
      const productId = await addProduct(panel.admin, { stock: 12_00 });
      const other = await orderOf(productId, 2);
      const [quoted] = await panel.admin.call('AddQuotation', aQuotation(setup, [{ productId, quantity: 6, rate }]));
      const dealId = quoted?.dealId ?? 0;
      for (const [index, step] of taken.entries()) await take(step, dealId, productId, pieces[index] ?? 1);

      const deal = await readDeal(panel.admin, dealId);
      const sum = (field: 'ordered' | 'dispatched' | 'pending' | 'closed' | 'canShip') =>
        deal.lines.reduce((total, line) => total + line[field], 0);
      for (const line of deal.lines) expect(line.ordered).toBe(line.dispatched + line.pending + line.closed);
      expect(sum('dispatched')).toBe(deal.dispatches.reduce((total, { dispatchQuantity }) => total + dispatchQuantity, 0));
      const inStock = 12 - sum('dispatched');
      expect(sum('canShip')).toBe(Math.max(0, Math.min(sum('pending'), inStock - 2)));
      expect((await readDeal(panel.admin, other.dealId)).lines[0]?.canShip).toBe(Math.min(2, inStock));
      expect(deal.dealState === 'Dispatched').toBe(deal.orders.length > 0 && sum('pending') === 0);
      const isOrdered = deal.dealState === 'Ordered';
      const behind = isOrdered ? Math.min(sum('pending') - sum('canShip'), 2, inStock) : 0;
      const waiting = sum('pending') - sum('canShip') - behind;
      const said =
        /^(\d+) of (\d+) pieces? dispatched(?:, (\d+) can go today)?(?:, (\d+) waits? behind other orders)?(?:, (\d+) waits? for stock)?\.$/.exec(
          deal.sentence,
        );
      const figures = said?.slice(1).map((digits: string | undefined) => Number(digits ?? 0));
      expect(figures).toEqual(isOrdered ? [sum('dispatched'), sum('ordered'), sum('canShip'), behind, waiting] : undefined);
      const { rows } = await panel.admin.call('GetDealList', { search: deal.number });
      expect(rows).toMatchObject([{ dealId, dealState: deal.dealState, totalAmount: deal.totalAmount, updatedOn: deal.updatedOn }]);
      const { rows: ofState } = await panel.admin.call('GetDealList', { dealState: deal.dealState, page: 1, pageSize: 2 });
      expect(ofState.map((row) => row.dealId)).toContain(dealId);
    }),
    { numRuns: rounds(4, 50) },
  );
}, 60_000);
