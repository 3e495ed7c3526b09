/**
 * Years of an office in which everything happens: quotations, revisions, losses, orders, changes, dispatches, returns, closings, renaming,
 * and money that comes, bounces and is entered by mistake.
 */
import type { InputOf, OperationName } from '@vikray/contract/operations.ts';
import { addDays } from '@vikray/contract/platform/dates.ts';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import type { Caller } from '../panel/caller.ts';
import type { TestPanel } from '../panel/panel.ts';
import { addCompany } from './companies.ts';
import { addCustomer, correctCustomer } from './customers.ts';
import { aChange } from './order-changes.ts';
import { addProduct } from './products.ts';
import { addQuotation, aQuotation } from './quotations.ts';
import { addRevision } from './revisions.ts';

/** Numbers from 0 to below 1 that are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Dates from which the days of the history follow each other: two years with a leap day between them. */
const firstDay = Date.parse('2024-02-27T18:41:00.000Z');
const dayMs = 86_400_000;

/** Lets some users work for two years. Returns what they worked with. The clock ends on the last day. */
export async function liveThroughYears(panel: TestPanel, { seed = 1, days = 90 } = {}) {
  const random = seeded(seed);
  const below = (most: number) => Math.floor(random() * most);
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] ?? (values[0] as T);
  panel.clock.set(new Date(firstDay).toISOString());
  const { admin } = panel;
  const users = [admin, await panel.userWith(rightNames, 'Administrator'), await panel.userWith(rightNames)];
  // Only one keeps its money here, from some weeks on.
  const companies = [await addCompany(admin, { moneyFrom: '2024-05-01' }), await addCompany(admin)];
  const customers: { customerId: number; contactPersonId: number }[] = [];
  for (let number = 0; number < 5; number++) {
    const customerId = await addCustomer(admin, { dataSource: oneOf(['Exhibition', 'Enquiry', 'Existing Data']) });
    const [contact] = await admin.call('GetCustomerContactPerson', { customerId });
    customers.push({ customerId, contactPersonId: contact?.contactId ?? 0 });
  }
  const products: number[] = [];
  for (let number = 0; number < 6; number++)
    products.push(
      await addProduct(admin, {
        stock: 100_000_00,
        category: 1 + below(3),
        solution: oneOf([['Office Solution'], ['Hospital Solution'], ['Office Solution', 'Other Solution']]),
      }),
    );
  const quotations: number[] = [];
  const orders: number[] = [];

  /** Something that may be refused as things stand, which then did not happen. */
  const attempt = async <N extends OperationName>(caller: Caller, name: N, input: InputOf<N>) =>
    (await caller.ask(name, input)).json?.data?.[0];

  const contents = (date: string) => {
    const lines = Array.from({ length: 1 + below(3) }, () => oneOf(products));
    const setup = { companyId: oneOf(companies), ...oneOf(customers), productId: products[0] ?? 0 };
    const rate = () => oneOf([1, 99, 33_33, 12_345_67, 1_00_00_000_00]);
    const priced = [...new Set(lines)].map((productId) => ({ productId, quantity: 1 + below(9), rate: rate() }));
    const plain = aQuotation(setup, priced, { date, ...(random() < 0.5 && { validUntil: addDays(date, 1 + below(30)) }) });
    return { setup, priced, plain };
  };

  const acts: readonly ((today: string) => Promise<unknown>)[] = [
    ...Array.from({ length: 5 }, () => async (today: string) => {
      const caller = oneOf(users);
      const quotationId = await addQuotation(caller, contents(today).plain);
      quotations.push(quotationId);
      if (random() < 0.8) await attempt(admin, 'UpdatequotationStatus', { quotationId, status: 'Approved' });
      if (random() < 0.6) {
        const added = await attempt(admin, 'AddOrder', {
          quotationId,
          despiteExpiry: 'Yes',
          ...(random() < 0.5 && { promisedOn: addDays(today, below(60)) }),
        });
        if (added) orders.push(Number(added.OrderId));
      }
    }),
    async (today) => {
      const quotationId = oneOf(quotations);
      const [found] = quotationId ? (await admin.call('GetQuotation', { quotationId })).rows : [];
      if (found?.shownStatus !== 'Approved' && found?.shownStatus !== 'Pending') return;
      const again = aQuotation(
        { companyId: found.companyForId, customerId: found.companyId, contactPersonId: found.contactPersonId, productId: 0 },
        contents(today).priced,
        { date: today },
      );
      quotations.push(await addRevision(panel, quotationId, again, 'The customer wants more'));
    },
    async () => {
      const quotationId = oneOf(quotations);
      const [found] = quotationId ? (await admin.call('GetQuotation', { quotationId })).rows : [];
      if (found)
        await attempt(admin, 'MarkQuotationLost', { quotationId, version: found.version, lostReason: oneOf(['Price', 'No Budget', 1]) });
    },
    async () => attempt(admin, 'UpdatequotationStatus', { quotationId: oneOf(quotations), status: 'Void' }),
    ...Array.from({ length: 3 }, () => async (today: string) => {
      const line = await someLine();
      if (!line) return;
      const dispatchQuantity = random() < 0.6 ? line.quantity : 1 + below(line.quantity);
      const lines = [{ productMapId: line.id, dispatchQuantity }];
      await attempt(admin, 'AddDispatch', { orderId: line.orderId, invoiceNumber: String(1000 + below(9000)), invoiceDate: today, lines });
    }),
    async (today) => {
      const { rows } = await admin.call('GetDispatchOrder', {});
      const sent = oneOf(rows);
      if (!sent) return;
      const back = { dispatchId: sent.id, condition: 'Good', quantity: 1, replace: oneOf(['Yes', 'No'] as const) } as const;
      await attempt(admin, 'AddReturn', { orderId: sent.orderId, returnedOn: today, reason: 'Defect', lines: [back] });
    },
    async () => {
      const { rows } = await admin.call('GetDispatchOrder', {});
      const sent = oneOf(rows);
      if (sent) await attempt(admin, 'CancelDispatch', { dispatchIds: [sent.id], reason: 'Not loaded' });
    },
    ...Array.from({ length: 2 }, () => async () => {
      const line = await someLine();
      if (!line) return;
      const [order] = (await admin.call('GetOrder', { orderId: line.orderId })).rows;
      const lines = [{ productMapId: line.id, quantity: 1 + below(line.quantity) }];
      await attempt(admin, 'CloseOrderLines', { orderId: line.orderId, version: order?.version ?? 0, lines, reason: 'No longer wanted' });
    }),
    async (today) => {
      const orderId = oneOf(orders);
      const [order] = orderId ? (await admin.call('GetOrder', { orderId })).rows : [];
      if (!order) return;
      const { setup, priced } = contents(today);
      const changed = aQuotation(
        { ...setup, companyId: order.companyForId, customerId: order.companyId, contactPersonId: order.contactPersonId },
        priced,
        { date: today },
      );
      await attempt(admin, 'ChangeOrder', await aChange(admin, orderId, changed, { approve: 'Yes' }));
    },
    async () => correctCustomer(admin, oneOf(customers).customerId, { dataSource: oneOf(['Exhibition', 'Enquiry']) }),
    async () => {
      const productId = oneOf(products);
      const [product] = (await admin.call('GetProduct', { productId })).rows;
      if (!product) return;
      const { categoryId: _, ...entered } = product;
      await attempt(admin, 'UpdateProduct', {
        ...entered,
        name: `${product.name.slice(0, 60)} II`,
        category: 1 + below(3),
        solution: oneOf([['Office Solution'], ['Industrial Solution']]),
        photo: undefined,
        originalStock: product.stock,
      });
    },
  ];

  const randomMoney = seeded(seed + 1);
  const receipts: number[] = [];

  /** A receipt, a cheque that bounces, or a receipt that is made void. */
  async function moveMoney(today: string): Promise<void> {
    const pick = randomMoney();
    const receiptId = receipts[Math.floor(randomMoney() * receipts.length)];
    if (pick < 0.7 || receiptId === undefined) {
      const { customerId } = customers[Math.floor(randomMoney() * customers.length)] ?? { customerId: 0 };
      const mode = randomMoney() < 0.5 ? 'Cheque' : 'Cash';
      const added = await attempt(admin, 'AddReceipt', {
        customerId,
        companyId: companies[0] ?? 0,
        amount: 1 + Math.floor(randomMoney() * 5_00_000_00),
        mode,
        receivedOn: today,
        reference: String(today.replaceAll('-', '')),
        ...(mode === 'Cheque' && { chequeDate: addDays(today, Math.floor(randomMoney() * 40)) }),
        ...(randomMoney() < 0.3 && { deductions: [{ kind: 'GST TDS' as const, amount: 1 + Math.floor(randomMoney() * 9_999) }] }),
      });
      if (added) receipts.push(Number(added.ReceiptId));
      return;
    }
    const [receipt] = (await admin.call('GetReceiptDetails', { receiptId })).data;
    if (!receipt) return;
    const { version } = receipt;
    if (pick < 0.85) await attempt(admin, 'VoidReceipt', { receiptId, version, reason: 'Entered twice' });
    else await attempt(admin, 'UpdateCheque', { receiptId, version, depositedOn: today, bouncedOn: today });
  }

  async function someLine() {
    const orderId = oneOf(orders);
    if (!orderId) return undefined;
    const lines = await admin.call('GetOrderProduct', { orderId });
    const line = oneOf(lines);
    return line && { ...line, orderId };
  }

  for (let day = 0; day < days; day++) {
    panel.clock.set(new Date(firstDay + day * dayMs * Math.round(730 / days)).toISOString());
    const now = new Date(panel.clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    await oneOf(acts)(now);
    await oneOf(acts)(now);
    await moveMoney(now);
  }
  return { users, companies, customers, products, quotations, orders };
}
