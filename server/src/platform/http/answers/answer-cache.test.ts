import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aContact, aCustomer } from '../../../../../testing/builders/customers.ts';
import { clearLimits, setLimits } from '../../../../../testing/builders/approvals.ts';
import { dispatchPieces } from '../../../../../testing/builders/deals.ts';
import { addOrder, addQuotation, addSalesSetup, aQuotation } from '../../../../../testing/builders/quotations.ts';
import { Caller } from '../../../../../testing/panel/caller.ts';
import { statementsDuring } from '../../../../../testing/panel/counted-statements.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';

const { engine } = inject('databaseSupply');

let panel: TestPanel;
let other: Awaited<ReturnType<TestPanel['startAnother']>>;
/** The first user at another process of the panel, or for the embedded database at another connection to its file. */
let elsewhere: Caller;
beforeAll(async () => {
  panel = await startTestPanel();
  other = await panel.startAnother();
  elsewhere = Object.assign(new Caller(other.address), { cookie: panel.admin.cookie });
  for (const letter of 'ABC') await panel.admin.call('AddCustomer', aCustomer({ companyName: `${letter} Interiors` }));
});
afterAll(async () => {
  await other.stop();
  await panel.stop();
});

const address = '/api/GetCustomerList?page=1&pagesize=100';
/** A list that needs a right. */
const restricted = '/api/GetAuditLog?page=1';
const namesAt = async (caller: Caller, path = address): Promise<string[]> => {
  const { json } = await caller.fetch(path);
  return json.data.map((row: { fld_companyname: string }) => row.fld_companyname);
};

let lastName = 0;
const newName = () => `Office ${String(++lastName).padStart(4, '0')}`;
const add = async (caller: Caller, companyName = newName()) => {
  const [added] = await caller.call('AddCustomer', aCustomer({ companyName }));
  return { companyName, customerId: added?.customerId ?? 0 };
};

/** What the pages of a deal and of its approval ask for. */
const questionsAboutDeal = (
  caller: Caller,
  { quotationId, dealId, customerId }: Record<'quotationId' | 'dealId' | 'customerId', number>,
) => [
  () => caller.ask('GetApprovalQueue', { mayApprove: 'Yes' }),
  () => caller.ask('GetApprovalReasons', { quotationId }),
  () => caller.ask('GetQuotationRevision', { quotationId }),
  () => caller.ask('GetDealList', { customerId }),
  () => caller.ask('GetDeal', { dealId }),
];
const askAboutDeal = (...of: Parameters<typeof questionsAboutDeal>) => Promise.all(questionsAboutDeal(...of).map((ask) => ask()));

describe('a page of a list that has been asked for before', () => {
  test('is the same, without reading a customer or counting them, while nothing changes', async () => {
    const user = await panel.userWith([]);
    const first = await user.fetch(address);
    // PostgreSQL has one sign for all its tables, so it reads again until the last writes are sealed.
    const read = async () => {
      const again: unknown[] = [];
      const texts = await statementsDuring(async () => {
        const reply = await user.fetch(address);
        again.push(reply.text, reply.headers.get('etag'));
      });
      expect(again).toEqual([first.text, first.headers.get('etag')]);
      return texts.filter(({ text }) => /customers|contact_persons/.test(text));
    };
    await expect.poll(read).toEqual([]);
  });

  test('counts the customers once for all pages, while nothing changes', async () => {
    if (engine !== 'sqlite') return;
    await panel.admin.fetch(address);
    const texts = await statementsDuring(async () => {
      await panel.admin.fetch('/api/GetCustomerList?page=1&pagesize=2');
      await panel.admin.fetch('/api/GetCustomerList?page=2&pagesize=2');
    });
    expect(texts.filter(({ text }) => /count\(\*\)/.test(text))).toEqual([]);
  });

  test('is beside notifications that count what waits once, while nothing changes', async () => {
    if (engine !== 'sqlite') return;
    const first = await panel.admin.call('GetNotifications', {});
    const texts = await statementsDuring(async () => expect(await panel.admin.call('GetNotifications', {})).toEqual(first));
    expect(texts.filter(({ text }) => /count\(\*\)/.test(text))).toEqual([]);
    await add(panel.admin);
    expect(await panel.admin.call('GetNotifications', {})).not.toEqual(first);
  });

  test('shows every change of a customer and of a contact person at once', async () => {
    const { companyName, customerId } = await add(panel.admin);
    expect(await namesAt(panel.admin)).toContain(companyName);
    await panel.admin.call('ApproveCustomer', { customerId });
    expect((await panel.admin.fetch(address)).text).toContain('"fld_status":"Approved"');
    await panel.admin.call('AddCustomerContactPerson', { customerId, ...aContact({ name: 'Ms. Zubeda Khan' }) });
    expect((await panel.admin.fetch(address)).text).toContain('Zubeda Khan');
    await panel.admin.call('DeleteCustomer', { id: customerId });
    expect(await namesAt(panel.admin)).not.toContain(companyName);
  });

  test('shows a change of another process at once, in both directions', async () => {
    for (const [writer, reader] of [
      [panel.admin, elsewhere],
      [elsewhere, panel.admin],
    ] as const) {
      await namesAt(reader);
      const before = (await reader.fetch(address)).json.total;
      const { companyName } = await add(writer);
      expect(await namesAt(reader)).toContain(companyName);
      expect((await reader.fetch(address)).json.total).toBe(before + 1);
    }
  });

  test.skipIf(engine === 'pglite')('shows a change when it is committed, and not before', async () => {
    await panel.db.transaction().execute(async (tx) => {
      await namesAt(elsewhere);
      await tx.updateTable('customers').set({ company_name: 'Unfinished' }).where('id', '=', 1).execute();
      expect(await namesAt(elsewhere)).not.toContain('Unfinished');
    });
    expect([await namesAt(elsewhere), await namesAt(panel.admin)]).toEqual([
      expect.arrayContaining(['Unfinished']),
      expect.arrayContaining(['Unfinished']),
    ]);
  });

  test('forgets a change that was taken back', async () => {
    const before = await namesAt(panel.admin);
    await panel.db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('customers').set({ company_name: 'Taken back' }).where('id', '=', 1).execute();
        throw new Error('taken back');
      })
      .catch(() => {});
    expect(await namesAt(panel.admin)).toEqual(before);
  });

  test('is refused as soon as the right is taken away, in every process', async () => {
    const user = await panel.userWith([], 'Administrator');
    const there = Object.assign(new Caller(other.address), { cookie: user.cookie });
    const statuses = async () => [(await user.fetch(restricted)).status, (await there.fetch(restricted)).status];
    expect([await statuses(), await statuses()]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await panel.db.updateTable('users').set({ login_type: 'Executive' }).where('id', '=', user.userId).execute();
    expect(await statuses()).toEqual([403, 403]);
  });

  test('is a file when a file is asked for', async () => {
    await panel.admin.fetch(address);
    const file = await panel.admin.fetch(address, { headers: { accept: 'text/csv' } });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  test('shows what the new day changes', async () => {
    const quotationId = await addQuotation(panel.admin, aQuotation(await addSalesSetup(panel.admin)));
    await panel.db.updateTable('quotations').set({ valid_until: '2026-11-20' }).where('id', '=', quotationId).execute();
    const shown = async () => {
      const [quotation] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
      const queued = (await panel.admin.call('GetApprovalQueue', { mayApprove: 'All' })).rows;
      return [quotation?.shownStatus, queued.some((each) => each.quotationId === quotationId)];
    };
    const before = ['Pending', true];
    expect([await shown(), await shown()]).toEqual([before, before]);
    panel.clock.set('2026-11-20T12:00:00.000Z');
    expect(await shown()).toEqual(before);
    // Midnight in India.
    panel.clock.set('2026-11-20T18:30:00.000Z');
    expect(await shown()).toEqual(['Expired', false]);
  });
});

describe('the answer of a read', () => {
  test('is cached too, until a change of any process', async () => {
    const setup = await addSalesSetup(panel.admin);
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    const lines = () => panel.admin.ask('GetQuotationProduct', { quotationId });
    const first = await lines();
    const read = async () => (await statementsDuring(lines)).filter(({ text }) => /quotation_lines/.test(text));
    await expect.poll(read).toEqual([]);
    expect((await lines()).text).toBe(first.text);
    expect((await panel.admin.ask('GetQuotationProduct', { quotationId: quotationId + 1 })).status).toBe(404);
    await elsewhere.call('AddQuotationProductMapping', {
      quotationId,
      productId: setup.productId,
      quantity: 77,
      rate: 1234_00,
      total: 77 * 1234_00,
    });
    expect((await lines()).text).toContain('77');
  });

  test('about deals and approvals is cached too', async () => {
    const setup = await addSalesSetup(panel.admin);
    const [added] = await panel.admin.call('AddQuotation', aQuotation(setup));
    const { quotationId = 0, dealId = 0 } = added ?? {};
    // One after the other: on PostgreSQL a write of any other test makes all of them be read again.
    for (const ask of questionsAboutDeal(panel.admin, { quotationId, dealId, customerId: setup.customerId })) {
      await expect.poll(async () => (await statementsDuring(ask)).filter(({ text }) => /quotations|deals/.test(text))).toEqual([]);
    }
  });

  test('that concerns the user goes to no one else', async () => {
    const one = await panel.userWith([]);
    const another = await panel.userWith([]);
    const names = [];
    for (const caller of [one, another, one, another]) names.push((await caller.call('GetLoginRecord', {}))[0]?.userId);
    expect(names).toEqual([one.userId, another.userId, one.userId, another.userId]);
  });
});

describe('a caller who names the answer they have', () => {
  const tagOf = async (caller: Caller) => (await caller.fetch(address)).headers.get('etag') ?? '';
  const again = (caller: Caller, tag: string) => caller.fetch(address, { headers: { 'if-none-match': tag } });

  test('gets 304 when it is still the same, from any process', async () => {
    const tag = await tagOf(panel.admin);
    for (const caller of [panel.admin, elsewhere]) {
      const reply = await again(caller, `W/"other", ${tag}`);
      expect([reply.status, reply.text, reply.headers.get('etag')]).toEqual([304, '', tag]);
    }
  });

  test('gets the new one after a change of any process', async () => {
    for (const writer of [panel.admin, elsewhere]) {
      const tag = await tagOf(panel.admin);
      const { companyName } = await add(writer);
      const reply = await again(panel.admin, tag);
      expect([reply.status, reply.text.includes(companyName), reply.headers.get('etag') === tag]).toEqual([200, true, false]);
    }
  });

  test('is refused without the right', async () => {
    const headers = { 'if-none-match': (await panel.admin.fetch(restricted)).headers.get('etag') ?? '' };
    const callers = [panel.admin, await panel.userWith([]), panel.visitor()];
    const replies = await Promise.all(callers.map((caller) => caller.fetch(restricted, { headers })));
    expect(replies.map(({ status }) => status)).toEqual([304, 403, 401]);
  });
});

test('whatever is written and read in between, a cached answer equals one that is read again', async () => {
  const ids: number[] = [];
  let fresh = 0;
  const step = fc.record({ there: fc.boolean(), does: fc.constantFrom('add', 'rename', 'delete', 'contact', 'read') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      for (const { there, does } of steps) {
        const [writer, reader] = there ? [elsewhere, panel.admin] : [panel.admin, elsewhere];
        const customerId = ids.at(-1);
        if (does === 'add' || customerId === undefined) ids.push((await add(writer)).customerId);
        else if (does === 'rename') await writer.call('UpdateCustomer', { ...aCustomer({ companyName: newName() }), customerId });
        else if (does === 'contact') await writer.call('AddCustomerContactPerson', { customerId, ...aContact() });
        else if (does === 'delete') await writer.call('DeleteCustomer', { id: ids.pop() ?? 0 });
        // A page size that no one has asked for yet is read from the database.
        const anew = await reader.fetch(`/api/GetCustomerList?page=1&pagesize=${200 + (fresh++ % 300)}`);
        expect((await reader.fetch('/api/GetCustomerList?page=1&pagesize=199')).text).toBe(anew.text);
      }
    }),
    { numRuns: 12, seed: 16 },
  );
});

test('whatever happens to quotations and orders, cached answers about them equal those that are read again', async () => {
  const setup = await addSalesSetup(panel.admin);
  const approver = await panel.userWith(['Approve Quotation', 'Approval Queue', 'Add Quotation']);
  const [first] = await panel.admin.call('AddQuotation', aQuotation(setup));
  if (!first) throw new Error('The quotation was not added');
  const { quotationId, dealId } = first;
  const orderId = await addOrder(panel.admin, aQuotation(setup));
  const version = async () => (await panel.admin.call('GetQuotation', { quotationId })).rows[0]?.version ?? 0;

  const steps = {
    quote: () => panel.admin.call('AddQuotation', aQuotation(setup)),
    edit: async () => {
      const { products = [], ...entered } = aQuotation(setup, [{ productId: setup.productId, quantity: 3, rate: 900_00 }]);
      return panel.admin.ask('UpdateQuotation', { ...entered, products, quotationId, version: await version() });
    },
    approve: () => panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved' }),
    giveBack: async () => panel.admin.ask('ReturnQuotation', { quotationId, version: await version(), note: 'Lower the freight' }),
    dispatch: () => dispatchPieces(panel.admin, orderId, setup.productId, 1),
    limit: () => setLimits(panel, approver.userId, { mostTotal: 5_000_00 }),
    unlimit: () => clearLimits(panel),
    floor: () => panel.db.updateTable('products').set({ floor_price_paise: 5_000_00 }).where('id', '=', setup.productId).execute(),
    noFloor: () => panel.db.updateTable('products').set({ floor_price_paise: null }).where('id', '=', setup.productId).execute(),
    appoint: () => panel.userWith(['Approve Quotation']),
    rename: () => panel.admin.call('UpdateCustomer', { ...aCustomer({ companyName: newName() }), customerId: setup.customerId }),
  };
  const read = async () => {
    const replies = await askAboutDeal(approver, { quotationId, dealId, customerId: setup.customerId });
    return [...replies, await panel.admin.ask('GetApprovalLimits', {})].map(({ status, text }) => [status, text]);
  };
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(Object.values(steps), { minLength: 5 }), async (chosen) => {
      await read();
      for (const step of chosen) {
        await step();
        const answers = await read();
        // What another process writes ends everything that this one has cached.
        await add(elsewhere);
        expect(await read()).toEqual(answers);
      }
    }),
    { numRuns: 3, seed: 16 },
  );
});
