import { afterAll, beforeAll, expect, test } from 'vitest';
import { dispatchPieces } from '../../../testing/builders/deals.ts';
import { addApprovedQuotation, aQuotation, addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel({ linkUrl: new URL('https://offers.example.in/') });
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const words = ['Approved', 'Ordered', 'Partly Dispatched', 'Dispatched'] as const;

test('a quotation is shown, filtered, found and exported by how far its order is, and its status stays (REV-31, REV-32)', async () => {
  const { admin } = panel;
  const quotationId = await addApprovedQuotation(admin, aQuotation(setup));
  let orderId = 0;
  const steps = [
    () => undefined,
    async () => {
      orderId = (await admin.call('AddOrder', { quotationId }))[0]?.orderId ?? 0;
    },
    () => dispatchPieces(admin, orderId, setup.productId, 4),
    () => dispatchPieces(admin, orderId, setup.productId, 6),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    const word = words[index];
    const [quotation] = (await admin.call('GetQuotation', { quotationId })).rows;
    expect(quotation).toMatchObject({ shownStatus: word, status: 'Approved', orderStatus: index === 0 ? '' : 'Placed' });
    const shown = await Promise.all(words.map(async (each) => (await admin.call('GetQuotation', { shownStatus: each })).rows.length));
    expect(shown).toEqual(words.map((each) => (each === word ? 1 : 0)));
    // A search for Dispatched finds Partly Dispatched as well.
    const found = await Promise.all(words.map(async (each) => (await admin.call('GetQuotation', { search: `"${each}"` })).rows.length));
    expect(found).toEqual(words.map((each) => (word?.includes(each) === true ? 1 : 0)));
    const { text } = await admin.send('GetQuotation', { format: 'csv' });
    expect(text.trim().split('\r\n').at(-1)).toMatch(new RegExp(`,${word}$`));
  }
});

test('an ordered quotation is neither approved, returned, revised nor marked lost, and can still be shared (REV-13, REV-37, FUP-22)', async () => {
  const { admin } = panel;
  const quotationId = await addApprovedQuotation(admin, aQuotation(setup));
  await admin.call('AddOrder', { quotationId });
  const { version = 0 } = (await admin.call('GetQuotation', { quotationId })).rows[0] ?? {};
  const { products = [], ...entered } = aQuotation(setup);
  const refused = await Promise.all([
    admin.ask('AddQuotationRevision', { ...entered, products, quotationId, version, reason: 'Another quantity' }),
    admin.ask('MarkQuotationLost', { quotationId, version, lostReason: 'Price' }),
    admin.ask('ReturnQuotation', { quotationId, version, note: 'Too late' }),
  ]);
  expect(refused.map(({ status, json }) => [status, json.error.code])).toEqual([
    [409, 'RevisionOfOrdered'],
    [409, 'MayNotBeLost'],
    [409, 'QuotationNotOpen'],
  ]);
  expect((await admin.ask('AddQuotationLink', { quotationId, channel: 'Copy' })).status).toBe(201);
});
