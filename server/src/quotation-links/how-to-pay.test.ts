/** How to pay, on the page of an accepted quotation. It is attacked as the page itself is: what it may show, to whom and when (PAY-20). */
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { openLinkOffice, type LinkOffice } from '../../../testing/builders/link-office.ts';
import { aReceipt } from '../../../testing/builders/money.ts';
import { acceptance, addLink, postForm, textOfPage } from '../../../testing/builders/quotation-links.ts';
import { textOf } from '../../../testing/panel/read-qr.ts';
import { addApprovedQuotation, aQuotation, type QuotationInput, type SalesSetup } from '../../../testing/builders/quotations.ts';

let office: LinkOffice;
let setup: SalesSetup;
beforeAll(async () => {
  office = await openLinkOffice();
});
afterAll(() => office.panel.stop());
beforeEach(() => office.panel.clock.pass(61));

const account = { bankName: 'State Bank of India', accountNumber: '00000030123456789', ifsc: 'SBIN0001234' };

/** A quotation of a company that keeps its money here, by a link. */
async function share(company: Parameters<typeof addCompany>[1] = {}, change: Partial<QuotationInput> = {}, rate = 100_00) {
  const { panel } = office;
  const companyId = await addCompany(panel.admin, { moneyFrom: '2026-11-01', upiId: 'shop@sbi', ...account, ...company });
  setup = { ...office.setup, companyId };
  const quotation = aQuotation(setup, [{ productId: setup.productId, quantity: 10, rate }], change);
  const quotationId = await addApprovedQuotation(panel.admin, quotation);
  const shared = { quotationId, ...(await addLink(panel.admin, quotationId)) };
  const [row] = (await panel.admin.call('GetQuotation', { quotationId: shared.quotationId })).rows;
  return { ...shared, dealId: row?.dealId ?? 0, number: row?.number ?? '', total: row?.totalAmount ?? 0 };
}

async function accepted(...from: Parameters<typeof share>) {
  const shared = await share(...from);
  await postForm(office.customer, shared.path, acceptance);
  return { ...shared, page: await office.customer.fetch(shared.path) };
}

/** What a camera reads off the code of a page; undefined without one. */
function scanned(page: string): string | undefined {
  const dark = /<path fill="#000" d="([^"]*)"/.exec(page)?.[1];
  return (
    dark && textOf([...dark.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y), width: 1, height: 1 })))
  );
}

const advance = [
  { label: 'Advance', percent: 30_00, when: 'Order' },
  { label: 'Balance', percent: 70_00, when: 'Dispatch' },
] as const;

describe('the page of a link', () => {
  test('says nothing of payment before the quotation is accepted, nor to another link (PAY-20)', async () => {
    const { path } = await share();
    const before = await office.customer.fetch(path);
    for (const secret of [account.accountNumber, account.ifsc, 'shop@sbi', 'How to Pay', 'upi:']) expect(before.text).not.toContain(secret);
    await postForm(office.customer, path, { answer: 'Change', text: 'Two beds less' });
    expect((await office.customer.fetch(path)).text).not.toContain('How to Pay');
    await accepted();
    expect((await office.customer.fetch(path)).text).not.toContain('How to Pay');
  });

  test('says amount and account after Accept, and its code reads back as the same payment (PAY-20)', async () => {
    const { page, number, total } = await accepted();
    const text = textOfPage(page);
    for (const said of ['How to Pay', formatRupees(total), account.bankName, account.accountNumber, account.ifsc, number])
      expect(text).toContain(said);
    const upi = scanned(page.text) ?? '';
    const payment = new URL(upi);
    expect(payment.protocol).toBe('upi:');
    expect(payment.searchParams.get('am')).toBe((total / 100).toFixed(2));
    expect([...payment.searchParams.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn', 'tr']);
    expect(payment.searchParams.get('pa')).toBe('shop@sbi');
    expect(payment.searchParams.get('cu')).toBe('INR');
    expect(payment.searchParams.get('tr')).toBe(number);
    expect(page.text).toContain(`href="${upi.replaceAll('&', '&amp;')}"`);
  });

  test('asks for the part with the order, then for what is left, then for nothing (PAY-20)', async () => {
    const { path, dealId, total, page } = await accepted({}, { paymentPlan: [...advance] });
    const withOrder = Math.round(total * 0.3);
    expect(textOfPage(page)).toContain(`To Pay Now ${formatRupees(withOrder)}`);
    const { panel, customer } = office;
    const receivedOn = panel.clock.now().toISOString().slice(0, 10);
    const pay = async (amount: number) => {
      await panel.admin.call('AddReceipt', aReceipt(setup, amount, { receivedOn, marks: [{ dealId, amount }] }));
      return textOfPage(await customer.fetch(path));
    };
    expect(await pay(100_00)).toContain(`To Pay Now ${formatRupees(withOrder - 100_00)}`);
    expect(await pay(withOrder - 100_00)).toContain(`To Pay Now ${formatRupees(total - withOrder)}`);
    const paid = await pay(total - withOrder);
    expect(paid).toContain('What this quotation asks for has been received. Thank you.');
    expect(paid).not.toContain(account.accountNumber);
  });

  test('asks for a second quotation of a deal, although all of the first order has been received (PAY-20)', async () => {
    const { panel } = office;
    const first = await accepted();
    const [added] = await panel.admin.call('AddOrder', { quotationId: first.quotationId });
    const receivedOn = panel.clock.now().toISOString().slice(0, 10);
    const marks = [{ dealId: first.dealId, amount: first.total }];
    await panel.admin.call('AddReceipt', aReceipt(setup, first.total, { receivedOn, marks }));
    const line = { productId: setup.productId, quantity: 1, rate: 50_00 };
    const secondId = await addApprovedQuotation(
      panel.admin,
      aQuotation(setup, [line], { dealId: first.dealId, paymentPlan: [...advance] }),
    );
    const { path } = await addLink(panel.admin, secondId);
    await postForm(office.customer, path, acceptance);
    const [second] = (await panel.admin.call('GetQuotation', { quotationId: secondId })).rows;
    const withOrder = `To Pay Now ${formatRupees(Math.round((second?.totalAmount ?? 0) * 0.3))}`;
    expect(textOfPage(await office.customer.fetch(path))).toContain(withOrder);
    await panel.admin.call('AddOrder', { quotationId: secondId });
    expect(textOfPage(await office.customer.fetch(path))).toContain(withOrder);
    expect(textOfPage(await office.customer.fetch(first.path))).toContain('What this quotation asks for has been received. Thank you.');
    expect(added?.orderId).toBeGreaterThan(0);
  });

  test('has no code above the limit of UPI or without a UPI ID, and nothing where no money is kept (PAY-20, SHR-13)', async () => {
    const { page } = await accepted({}, {}, 10_000_00);
    expect([page.text.includes('class="qr"'), page.text.includes(account.accountNumber)]).toEqual([false, true]);
    expect((await accepted({ upiId: '' })).page.text).not.toContain('class="qr"');
    expect((await accepted({ moneyFrom: null })).page.text).not.toContain('How to Pay');
  });

  test('shows hostile names of the company as text, and its code adds nothing to the payment (PAY-20)', async () => {
    const { page, total } = await accepted({ name: 'A&am=1"><script>alert(1)</script>', upiId: 'a&am=1@b?cu=USD' });
    expect(page.text).not.toContain('<script>alert');
    const payment = new URL(scanned(page.text) ?? '');
    expect(payment.searchParams.getAll('am')).toEqual([(total / 100).toFixed(2)]);
    expect(payment.searchParams.get('pn')).toBe('A&am=1"><script>alert(1)</script>');
    expect(payment.searchParams.get('pa')).toBe('a&am=1@b?cu=USD');
  });

  test('is sent as before: not stored, without a referrer, under the same policy and limits (PAY-20, FUP-36, FUP-37)', async () => {
    const { path, page, linkId } = await accepted();
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(page.text).not.toMatch(/style="|<script[^>]*src/);
    const replies = await Promise.all(Array.from({ length: 130 }, () => office.customer.fetch(path)));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter(({ text }) => text.includes(account.accountNumber))).toEqual([]);
    office.panel.clock.pass(61);
    await office.panel.admin.call('WithdrawQuotationLink', { linkId });
    const closed = await office.customer.fetch(path);
    expect([closed.status, closed.text.includes(account.accountNumber)]).toEqual([410, false]);
  });
});
