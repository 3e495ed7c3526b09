import { randomUUID } from 'node:crypto';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { Caller, type Reply } from '../../testing/panel/caller.ts';
import { aCustomer } from '../../testing/builders/customers.ts';
import { addCompany } from '../../testing/builders/companies.ts';
import { addOrderWithLines } from '../../testing/builders/dispatches.ts';
import { aPicture, imageForm } from '../../testing/builders/images.ts';
import { dispatchOfToday, orderOfToday, quotationOfToday } from '../../testing/builders/daily-records.ts';
import { NoAnswer } from '../../testing/panel/exchange.ts';
import { startJointPrograms, type JointPrograms } from '../../testing/panel/joint-programs.ts';
import { addProduct } from '../../testing/builders/products.ts';
import { addSalesSetup, aQuotation, type SalesSetup } from '../../testing/builders/quotations.ts';
import { statusCounts } from '../../testing/builders/statuses.ts';
import { hasUnsealed } from './platform/database/ledgers/chain.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { Db } from './platform/database/tables.ts';
import { verifyChain } from './platform/database/ledgers/verify-chain.ts';

vi.setConfig({ testTimeout: 300_000 });

/** The first user and the generated password, as a start shows them. */
const box = /Mobile number {3}(\d{10})[^]*?Password {8}([\w-]+)/g;

describe.runIf(inject('databaseSupply').engine === 'postgres')('three panels on one PostgreSQL server', () => {
  let programs: JointPrograms;
  let addresses: readonly string[];
  let admin: Caller;
  let db: Db;
  let setup: SalesSetup;
  beforeAll(async () => {
    programs = await startJointPrograms();
    addresses = programs.addresses;
    admin = await logIn(programs.front);
    setup = await addSalesSetup(admin);
    db = openDatabase(programs.database.database);
  });
  afterAll(async () => {
    await db.destroy();
    await programs.stop();
    await programs.database.drop();
  });

  const shown = () => [...programs.output().matchAll(box)].map(([, mobile = '', password = '']) => ({ mobile, password }));

  /** The first user, logged in at an address. */
  async function logIn(address: string): Promise<Caller> {
    const caller = new Caller(address);
    const [user] = shown();
    expect((await caller.logIn(user?.mobile ?? '', user?.password ?? '')).status).toBe(200);
    return caller;
  }

  /** The status of an answer. 502, as from the proxy, if it breaks off. */
  async function statusOf(asked: Promise<Reply>): Promise<number> {
    try {
      return (await asked).status;
    } catch (error) {
      if (error instanceof NoAnswer) return 502;
      throw error;
    }
  }

  /** A caller with the first user's session at one of the panels. */
  function at(address: string | undefined): Caller {
    const caller = new Caller(address ?? '');
    caller.cookie = admin.cookie;
    return caller;
  }

  test('number the invoices of a company without gap, and none twice (GTX-29)', async () => {
    const companyId = await addCompany(admin, { invoicesIssuedHere: 'Yes', invoicePrefix: 'INV/' });
    const date = dateAt(new Date());
    const order = await addOrderWithLines(admin, {
      ...aQuotation({ ...setup, companyId }, [{ productId: await addProduct(admin, { stock: 100_00 }), quantity: 40, rate: 1000_00 }], {
        installed: 'No',
      }),
      date,
    });
    const lines = [{ productMapId: order.lineIds[0] ?? 0, dispatchQuantity: 1 }];
    const input = { orderId: order.orderId, invoiceNumber: '', invoiceDate: date, lines };
    await Promise.all(Array.from({ length: 40 }, (_, index) => at(addresses[index % addresses.length]).call('AddDispatch', input)));
    const made = await admin.call('GetConsignment', { orderId: order.orderId });
    const expected = Array.from({ length: 40 }, (_, index) => `INV/${String(index + 1).padStart(4, '0')}`);
    expect(made.map(({ invoiceNumber }) => invoiceNumber).toSorted()).toEqual(expected);
  });

  test('migrate the database once, and create one user, whose password is shown once', async () => {
    const said = (text: string) => programs.output().split(text).length - 1;
    expect([said('database migrated to the latest version'), said('The first user has been created')]).toEqual([1, 1]);
    expect(shown()).toHaveLength(1);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: 1 }]);
  });

  test('share the work', async () => {
    await Promise.all(Array.from({ length: 30 }, () => admin.send('GetCountry')));
    // A line reaches the reader of the output a moment after the answer.
    const serving = () => new Set([...programs.output().matchAll(/"pid":(\d+)[^\n]*GetCountry/g)].map(([, pid]) => pid)).size;
    await expect.poll(serving).toBe(3);
  });

  test('accept a login of any of them, and end it together', async () => {
    const user = await logIn(addresses[0] ?? '');
    const elsewhere = addresses.map((address) => Object.assign(new Caller(address), { cookie: user.cookie }));
    expect(statusCounts(await Promise.all(elsewhere.map((caller) => caller.send('GetCountry'))))).toEqual({ 200: 3 });
    await elsewhere[1]?.send('AddUserLoginSession', { userid: 1, action: 'Logout' });
    expect(statusCounts(await Promise.all(elsewhere.map((caller) => caller.send('GetCountry'))))).toEqual({ 401: 3 });
  });

  test('withdraw a right in all of them at once', async () => {
    const callers = addresses.map(at);
    expect(statusCounts(await Promise.all(callers.map((caller) => caller.ask('AddCustomer', aCustomer()))))).toEqual({ 201: 3 });
    await db
      .updateTable('user_submenus')
      .set({ has_access: 0 })
      .where('user_id', '=', 1)
      .where('submenu_id', 'in', db.selectFrom('submenus').select('id').where('name', '=', 'Add Customer'))
      .execute();
    await db
      .updateTable('users')
      .set((eb) => ({ rights_version: eb('rights_version', '+', 1) }))
      .execute();
    expect(statusCounts(await Promise.all(callers.map((caller) => caller.ask('AddCustomer', aCustomer()))))).toEqual({ 403: 3 });
    await db.updateTable('user_submenus').set({ has_access: 1 }).where('user_id', '=', 1).execute();
    await db
      .updateTable('users')
      .set((eb) => ({ rights_version: eb('rights_version', '+', 1) }))
      .execute();
  });

  test('show a change in the lists of all of them at once', async () => {
    const callers = addresses.map(at);
    for (const changing of callers) {
      const input = aCustomer();
      const { companyName } = input;
      const found = () => Promise.all(callers.map(async (caller) => (await caller.call('GetCustomer', { companyName })).rows.length));
      // Cached by each panel until something changes.
      expect(await found()).toEqual([0, 0, 0]);
      await changing.call('AddCustomer', input);
      expect(await found()).toEqual([1, 1, 1]);
    }
  });

  test('count wrong passwords together', async () => {
    const guesses: Reply[] = [];
    for (let guess = 0; guess < 12; guess++) guesses.push(await new Caller(programs.front).logIn('9876500000', `guess number ${guess}`));
    expect(guesses.map((reply) => reply.status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  test('make one record when a submit reaches all three at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const [key, input] = [randomUUID(), aCustomer()];
      const replies = await Promise.all(addresses.map((address) => at(address).ask('AddCustomer', input, { key })));
      expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
      expect(replies[0]?.status).toBe(201);
      expect((await admin.call('GetCustomer', { companyName: input.companyName })).rows).toHaveLength(1);
    }
  });

  test('refuse a second customer of the same name that reaches another panel at the same time', async () => {
    const input = aCustomer();
    const replies = await Promise.all(addresses.map((address) => at(address).ask('AddCustomer', input)));
    expect(statusCounts(replies)).toEqual({ 201: 1, 409: 2 });
  });

  test('number 30 quotations without gaps or duplicates', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => admin.ask('AddQuotation', quotationOfToday(setup))));
    expect(statusCounts(replies)).toEqual({ 201: 30 });
    const ids = replies.map((reply): number => reply.json.data[0].QuotationId);
    const rows = await db.selectFrom('quotations').select('number').where('id', 'in', ids).execute();
    const last = rows.map(({ number }) => Number(number.split('/').at(-1))).toSorted((a, b) => a - b);
    expect(last).toEqual(Array.from({ length: 30 }, (_, index) => (last[0] ?? 0) + index));
  });

  test('dispatch the seven pieces in stock when 40 requests ask for one each', async () => {
    const productId = await addProduct(admin, { stock: 7_00 });
    const order = await orderOfToday(admin, { ...setup, productId }, 40);
    const replies = await Promise.all(Array.from({ length: 40 }, () => admin.ask('AddDispatch', dispatchOfToday(order, 1))));
    expect(statusCounts(replies)).toEqual({ 201: 7, 409: 33 });
    const moved = await db
      .selectFrom('stock_movements')
      .select((eb) => eb.fn.sum<string>('quantity_hundredths').as('sum'))
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow();
    expect([(await admin.call('GetProduct', { productId })).rows[0]?.stock, Number(moved.sum)]).toEqual([0, 0]);
  });

  test('share a job: one of them does what is due (SHR-07)', async () => {
    const done = () => programs.output().match(/"housekeeping done"/g)?.length ?? 0;
    const [before, due] = [done(), new Date(Date.now() - 3 * 86_400_000).toISOString()];
    await db.updateTable('jobs').set({ due_at: due }).where('name', '=', 'housekeeping').execute();
    await expect.poll(done, { timeout: 60_000 }).toBe(before + 1);
    // The end of a run is noted after its last line in the log.
    const isOver = async () => {
      const state = await db.selectFrom('jobs').selectAll().where('name', '=', 'housekeeping').executeTakeFirstOrThrow();
      return state.due_at > new Date().toISOString() && state.owner === null;
    };
    await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
    expect(done()).toBe(before + 1);
  });

  test('start a job by hand once when all three are asked at the same time (SHR-07)', async () => {
    await db
      .updateTable('jobs')
      .set({ owner: 'a process that was killed', lease_until: new Date(Date.now() - 1000).toISOString() })
      .where('name', '=', 'housekeeping')
      .execute();
    const replies = await Promise.all(addresses.map((address) => at(address).send('RunJob', { job: 'housekeeping' })));
    const started = replies.filter((reply) => reply.status === 200).map((reply) => reply.json.data[0].fld_startedat);
    expect(new Set(started).size).toBe(started.length);
    expect(started.length).toBeGreaterThan(0);
    expect(replies.filter((reply) => ![200, 409].includes(reply.status))).toEqual([]);
  });

  test('serve a picture that another panel has received', async () => {
    const reply = await at(addresses[0]).sendForm('AddImage', imageForm('Product', '', await aPicture()));
    const served = await Promise.all(addresses.map((address) => at(address).fetch(reply.json.data[0].url)));
    expect(served.map((one) => [one.status, one.headers.get('content-type')])).toEqual([1, 2, 3].map(() => [200, 'image/jpeg']));
  });

  test('may lose one at any moment: acknowledged work is stored and chained, nothing is half done, and the others continue', async () => {
    const acknowledged: string[] = [];
    const sent: string[] = [];
    let killed: Promise<void> | undefined;
    const working = Array.from({ length: 6 }, async () => {
      for (let count = 0; count < 25; count++) {
        const input = aCustomer();
        const key = randomUUID();
        sent.push(input.companyName);
        // Without an answer, send the request again under its key, as the browser does.
        let status = 502;
        while (status === 502) status = await statusOf(admin.ask('AddCustomer', input, { key }));
        if (status !== 201) throw new Error(`AddCustomer answered ${status}`);
        acknowledged.push(input.companyName);
        if (acknowledged.length >= 40 && !killed) {
          killed = programs.killLast();
        }
      }
    });
    await Promise.all(working);
    await killed;
    const rows = await db.selectFrom('customers').select(['id', 'company_name']).where('company_name', 'in', sent).execute();
    expect(rows.map((row) => row.company_name).toSorted()).toEqual(acknowledged.toSorted());
    const contacts = await db
      .selectFrom('contact_persons')
      .select('customer_id')
      .where(
        'customer_id',
        'in',
        rows.map((row) => row.id),
      )
      .execute();
    expect(contacts.map((row) => row.customer_id).toSorted((a, b) => a - b)).toEqual(rows.map((row) => row.id).toSorted((a, b) => a - b));
    await expect.poll(() => hasUnsealed(db)).toBe(false);
    const { count } = await db
      .selectFrom('audit_log')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const verified = await verifyChain(db);
    expect(verified).toMatchObject({ firstBreak: undefined, unsealed: 0 });
    expect(verified.head.position).toBeGreaterThan(Number(count));
    await programs.replaceLast();
    expect(statusCounts(await Promise.all(Array.from({ length: 9 }, () => admin.send('GetCountry'))))).toEqual({ 200: 9 });
  });
});
