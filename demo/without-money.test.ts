/**
 * Until a company keeps its money here, nothing of that chapter shows or changes (SHR-13): every reading operation, file and paper of the
 * sample office, against the recorded keys, menus and words of the chapter.
 */
import { operations } from '@vikray/contract/operations.ts';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password } from '../testing/builders/users.ts';
import { startTestPanel, type TestPanel } from '../testing/panel/panel.ts';
import { readEverything, type ReadAnswer } from '../testing/panel/walk-reads.ts';
import { fill } from './fill.ts';
import { workToday } from './work-of-today.ts';

/** The keys that other operations answer besides, and what they say while the chapter is off. */
const additionalKeys: Readonly<Record<string, unknown>> = {
  fld_moneyfrom: '',
  fld_receiptprefix: 'RV',
  fld_creditprefix: 'CN',
  fld_upiid: '',
  fld_tallybanktransfer: 'Bank',
  fld_tallyupi: 'Bank',
  fld_tallycheque: 'Bank',
  fld_tallydemanddraft: 'Bank',
  fld_tallycash: 'Cash',
  fld_tallycard: 'Bank',
  fld_tallyother: 'Bank',
  fld_tallytds: 'TDS Receivable',
  fld_tallygsttds: 'GST TDS Receivable',
  fld_tallybankcharges: 'Bank Charges',
  fld_tallydiscount: 'Discount Allowed',
  fld_tallypenalty: 'Penalty',
  fld_creditdays: 0,
  fld_settlement: 'By Bill',
  fld_noreminders: 'No',
  fld_paymentplan: [],
  fld_hasplan: 'No',
  fld_tocredit: 'No',
  fld_asked: '',
  fld_received: '',
  fld_billed: '',
  fld_advance: '',
  fld_overdue: '',
};

/** Where the words of the chapter stand although it is off: the rights that open it, their keys and pages, and the letters to choose from. */
const about = /MenuList|SubMenu|AccessRights|GetMailTemplate|GetMailOptions|GetLookup|GetSettings|GetHelp|GetUserMenu|GetPermissions/;

/** The operations of the chapter itself. */
const ofMoney = (name: string) =>
  /Receipt|Outstanding|CreditNote|Creditable|BillToCredit|Refund|CustomerStatement|Collection|Deduction|OpenAdvance|PaymentPlan|Bill\b/.test(
    name,
  );

/** What no answer, file or paper says. */
const words =
  /Credit Note|Outstanding|Receipt Voucher|Receipt List|Refund Voucher|Payment Plan|Bills From|On Account|How to Pay|Balance Confirmation|cdnu?r\b/;

let panel: TestPanel;
let answers: readonly ReadAnswer[];

beforeAll(async () => {
  panel = await startTestPanel({ linkUrl: new URL('http://127.0.0.1/') });
  const now = panel.clock.now();
  const amounts = { customers: 12, products: 20, quotations: 30, seed: 1 };
  await fill(panel.db, amounts, { now, admin: { mobile: '9000000001', password: undefined } });
  await workToday(panel.address, panel.db, { mobile: '9000000001', password }, now, { keepsMoney: false });
  const user = await panel.userWith([...rightNames]);
  const { rows } = await sql<{ consignment: number; order: number; quotation: number; deal: number; customer: number; company: number }>`
    select consignments.id as consignment, orders.id as "order", quotations.id as quotation, quotations.deal_id as deal,
      consignments.customer_id as customer, consignments.company_id as company
    from consignments inner join orders on orders.id = consignments.order_id
    inner join quotations on quotations.id = orders.quotation_id order by consignments.id desc limit 1`.execute(panel.db);
  const [sold] = rows;
  const ids = {
    consignmentid: Number(sold?.consignment),
    orderid: Number(sold?.order),
    quotationid: Number(sold?.quotation),
    dealid: Number(sold?.deal),
    customerid: Number(sold?.customer),
    companyid: Number(sold?.company),
    productid: 1,
  };
  answers = await readEverything(user, ids, panel.addresses());
}, 180_000);
afterAll(() => panel.stop());

const nameOf = ({ address }: ReadAnswer) => address.split(/[?{ ]/)[0] ?? '';
const isJson = ({ text }: ReadAnswer) => text.startsWith('{');

test('no menu of money appears (SHR-13, PAY-01)', async () => {
  const user = await panel.userWith([...rightNames]);
  const menus = (await user.call('GetUserMenu', {})).map(({ menuName }) => menuName);
  expect(menus).toContain('Customer');
  for (const name of ['Receipt', 'Outstanding', 'Credit Note']) expect(menus).not.toContain(name);
});

test('the lists of money are empty (SHR-13, PAY-01)', async () => {
  const user = await panel.userWith([...rightNames]);
  for (const by of ['Customer', 'Bill', 'Deal'] as const) expect((await user.call('GetOutstanding', { by })).rows).toEqual([]);
  for (const name of ['GetReceipt', 'GetCreditNote', 'GetBillToCredit'] as const) expect((await user.call(name, {})).rows).toEqual([]);
});

test('the keys of the chapter say nothing in any other answer (SHR-13)', () => {
  const others = answers.filter((answer) => isJson(answer) && !ofMoney(nameOf(answer)));
  expect(others.length).toBeGreaterThan(100);
  const told: string[] = [];
  const seen = new Set<string>();
  const look = (value: unknown, address: string): void => {
    if (Array.isArray(value)) return value.forEach((each) => look(each, address));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (key in additionalKeys) {
        seen.add(key);
        if (JSON.stringify(each) !== JSON.stringify(additionalKeys[key])) told.push(`${key} ${JSON.stringify(each)} at ${address}`);
      } else look(each, address);
    }
  };
  for (const answer of others) look(JSON.parse(answer.text), answer.address);
  expect(told).toEqual([]);
  // The walk has reached the records that have them.
  expect(seen).toContain('fld_asked');
  expect(seen).toContain('fld_creditdays');
});

test('no answer, file or paper has a word of the chapter (SHR-13)', () => {
  const papers = answers.filter(({ address, status }) => address.includes('.pdf') && status === 200);
  expect(papers.length).toBeGreaterThan(4);
  const said = answers
    .filter((answer) => answer.status === 200 && !ofMoney(nameOf(answer)) && !about.test(nameOf(answer)))
    .flatMap(({ address, text }) => {
      const found = words.exec(text);
      return found ? [`${found[0]} at ${address}: ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`] : [];
    });
  expect(said).toEqual([]);
});

test('the walk asks every reading operation (SHR-13)', () => {
  const asked = new Set(answers.map((answer) => nameOf(answer).replace('/api/', '')));
  const reads = Object.entries(operations).flatMap(([name, { kind }]) => (kind === 'write' ? [] : [name]));
  expect(reads.filter((name) => !asked.has(name))).toEqual([]);
});
