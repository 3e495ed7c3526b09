/** Writes to a program until it is killed, and looks for what the kill has damaged. Used by the tests and by checks/attack. */
import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { aCustomer } from '../builders/customers.ts';
import { dispatchOfToday, orderOfToday, quotationOfToday } from '../builders/daily-records.ts';
import { addProduct } from '../builders/products.ts';
import type { SalesSetup } from '../builders/quotations.ts';
import type { Caller } from './caller.ts';
import { NoAnswer } from './exchange.ts';
import type { Program } from './program.ts';

/** What the writes are about: a product with 500 in stock, and an order for all of them. */
export interface Work {
  readonly setup: SalesSetup;
  readonly orderId: number;
  readonly lineId: number;
}

/** The writes that the program acknowledged before it was killed. */
export interface Acknowledged {
  readonly customers: string[];
  readonly quotations: number[];
  readonly dispatches: number;
}

const pieces = 500;

export async function beginWork(admin: Caller, setup: SalesSetup): Promise<Work> {
  const own = { ...setup, productId: await addProduct(admin, { stock: pieces * 100 }) };
  return { setup: own, ...(await orderOfToday(admin, own, pieces)) };
}

/**
 * Sends four streams of writes without a pause until the program is killed. Kills it when it has acknowledged this many of them, or leaves
 * that to others.
 */
export async function workUntilKilled(
  program: Program,
  admin: Caller,
  { setup, ...order }: Work,
  killAfter?: number,
): Promise<Acknowledged> {
  const [customers, quotations]: [string[], number[]] = [[], []];
  let dispatches = 0;
  let count = 0;
  const until = async (write: () => Promise<void>) => {
    for (;;) {
      try {
        await write();
        if (++count === killAfter) program.signal('SIGKILL');
      } catch (error) {
        // The program has been killed.
        if (error instanceof NoAnswer) return;
        throw error;
      }
    }
  };
  const addCustomer = async () => {
    const input = aCustomer();
    await admin.call('AddCustomer', input);
    customers.push(input.companyName);
  };
  await Promise.all([
    until(addCustomer),
    until(addCustomer),
    until(async () => {
      const [added] = await admin.call('AddQuotation', quotationOfToday(setup));
      quotations.push(added?.quotationId ?? 0);
    }),
    until(async () => {
      await admin.call('AddDispatch', dispatchOfToday(order, 1));
      dispatches += 1;
    }),
  ]);
  return { customers, quotations, dispatches };
}

/** What was acknowledged and is missing, and what is half done, as sentences. `admin` is logged in to the restarted program. */
export async function damageAfter(db: Db, admin: Caller, { setup, orderId }: Work, done: Acknowledged): Promise<string[]> {
  const customers = new Set((await db.selectFrom('customers').select('company_name').execute()).map((row) => row.company_name));
  const quotations = new Set((await db.selectFrom('quotations').select('id').execute()).map((row) => row.id));
  const sent = (await db.selectFrom('dispatches').select('quantity').where('order_id', '=', orderId).execute()).length;
  const [line] = await admin.call('GetOrderProduct', { orderId });
  const [product] = (await admin.call('GetProduct', { productId: setup.productId })).rows;
  return [
    ...done.customers.filter((name) => !customers.has(name)).map((name) => `customer ${name} is lost`),
    ...done.quotations.filter((id) => !quotations.has(id)).map((id) => `quotation ${id} is lost`),
    ...(sent < done.dispatches ? [`${done.dispatches - sent} dispatches are lost`] : []),
    ...(line?.dispatchQuantity === sent ? [] : [`the order counts ${line?.dispatchQuantity} of ${sent} dispatched pieces`]),
    ...(product?.stock === (pieces - sent) * 100
      ? []
      : [`the stock is ${product?.stock} hundredths after ${sent} dispatches of ${pieces}`]),
    ...(await halfDone(db)),
  ];
}

/** The states that must never exist, whenever a program ends, as sentences. */
export async function halfDone(db: Db): Promise<string[]> {
  const { rows } = await sql<Record<string, number | string>>`select
    (select count(*) from customers c
      where not exists (select 1 from contact_persons p where p.customer_id = c.id)) as "customers without a contact person",
    (select count(*) from quotations q
      where not exists (select 1 from quotation_lines l where l.quotation_id = q.id)) as "quotations without lines",
    (select count(*) from quotations) - (select coalesce(sum(last), 0) from counters where series like 'quotation%')
      as "gaps in the quotation numbers",
    (select count(*) from products p
      where p.stock_hundredths <> (select coalesce(sum(m.quantity_hundredths), 0)
        from stock_movements m where m.product_id = p.id)) as "products with a wrong stock",
    (select count(*) from customers c
      where not exists (select 1 from audit_log a where a.record = 'customer' and a.record_id = c.id))
      as "customers that the audit log does not know"`.execute(db);
  return Object.entries(rows[0] ?? {}).flatMap(([state, count]) => (Number(count) === 0 ? [] : [`${count} ${state}`]));
}
