/**
 * What the sample office has done today, through the operations, as its users would: enquiries and calls, quotations with GST by product,
 * notes, approvals within limits, a customer's answer by link, an order, and a part of it dispatched with papers.
 */
import type { InputOf } from '@vikray/contract/operations.ts';
import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { acceptance, addLink, postForm } from '../testing/builders/quotation-links.ts';
import { addQuotation, aRatedQuotation, type QuotationInput } from '../testing/builders/quotations.ts';
import { Caller } from '../testing/panel/caller.ts';
import { rememberCustomers } from './customer-notes.ts';
import { receiveMoney } from './money-received.ts';
import { demoPassword } from './users.ts';

const enquiries: readonly Pick<InputOf<'AddEnquiry'>, 'companyName' | 'name' | 'mobile' | 'requirement' | 'source'>[] = [
  {
    companyName: 'Kaveri Cancer Care',
    name: 'Dr. Revathi Nair',
    mobile: '9000090011',
    requirement: '24 semi-fowler beds and 24 bedside lockers for the new day-care ward, by January.',
    source: 'Phone',
  },
  {
    companyName: 'Shalmali Public School',
    name: 'Mr. Joseph Fernandes',
    mobile: '9000090012',
    requirement: 'Desks and chairs for six classrooms of 40, and a library with steel racks.',
    source: 'Website',
  },
  {
    companyName: 'Trikut Cold Chain Logistics',
    name: 'Ms. Harpreet Gill',
    mobile: '9000090013',
    requirement: 'Pallet racks for 300 pallets, at -20 degrees. Wants a visit to the site first.',
    source: 'Exhibition',
  },
  {
    companyName: 'Amrutvahini Diagnostics',
    name: 'Mr. Sandeep Kamath',
    mobile: '9000090014',
    requirement: 'Two laboratory island benches with reagent shelves.',
    source: 'Exhibition',
  },
];

interface Office {
  readonly admin: Caller;
  readonly manager: Caller;
  readonly sellers: readonly [Caller, Caller];
  readonly storekeeper: Caller;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** The user ids of the sales manager and the two sellers, and the second issuing company. */
const [managerId, sellerId, otherSellerId, medicalCompanyId] = [2, 3, 4, 2];

interface Login {
  readonly mobile: string;
  readonly password: string;
}

/**
 * Lets the users work on a panel at this address, on the filled database. `now` is the time of its clock. Without `keepsMoney`, the office
 * has never switched on the chapter of money received.
 */
export async function workToday(address: string, db: Db, first: Login, now: Date, { keepsMoney = true } = {}): Promise<void> {
  const logins = [first, ...[2, 3, 4, 5].map((n) => ({ mobile: `900000000${n}`, password: demoPassword }))];
  const [admin, manager, seller, otherSeller, storekeeper] = await Promise.all(logins.map((login) => logIn(address, login)));
  if (!admin || !manager || !seller || !otherSeller || !storekeeper) throw new Error('The staff is not complete');
  const office: Office = { admin, manager, sellers: [seller, otherSeller], storekeeper, today: dateAt(now) };
  await numberInvoicesHere(db);
  await limitManager(office);
  await receiveEnquiries(office);
  await callCustomers(office);
  await rememberCustomers(seller, otherSeller);
  await sellToHospital(office, new Caller(address));
  await waitForApproval(office);
  await reviseForCustomer(office, new Caller(address));
  await askForChange(office, new Caller(address));
  await planCalls(office);
  if (keepsMoney) await receiveMoney(admin, db, office.today);
}

async function logIn(address: string, { mobile, password }: Login): Promise<Caller> {
  const caller = new Caller(address);
  const { status, text } = await caller.logIn(mobile, password);
  if (status !== 200) throw new Error(`The login of ${mobile} was answered ${status}: ${text}`);
  return caller;
}

/** The second issuing company numbers its own invoices and challans from today on. */
async function numberInvoicesHere(db: Db): Promise<void> {
  await db
    .updateTable('companies')
    .set({ invoices_issued_here: 'Yes', invoice_prefix: 'VME/', challan_prefix: 'VME-DC/' })
    .where('id', '=', medicalCompanyId)
    .execute();
}

async function limitManager({ admin }: Office): Promise<void> {
  const limits = { mostTotal: 15_00_000_00, mostDiscount: 8_00, mostBelowMrp: 10_00, belowFloor: 'No', own: 'No' } as const;
  await admin.call('UpdateApprovalLimits', { limits: [{ userId: managerId, ...limits }], remove: [] });
}

async function receiveEnquiries({ sellers, today }: Office): Promise<void> {
  for (const [index, enquiry] of enquiries.entries()) {
    const seller = sellers[index % 2] ?? sellers[0];
    const [added] = await seller.call('AddEnquiry', { ...enquiry, email: '', nextOn: addDays(today, index) });
    if (added && index === 0)
      await seller.call('AddSalesCall', {
        dealId: added.dealId,
        callType: 'Phone',
        outcome: 'Spoke',
        description: 'Will send the drawing of the ward. Wants the beds on castors of 125 mm.',
        nextOn: addDays(today, 3),
      });
  }
}

/** The first seller enters what came of three follow-ups. */
async function callCustomers({ sellers: [seller], today }: Office): Promise<void> {
  const calls = [
    { callType: 'Phone', outcome: 'Spoke', description: 'Compares with two other offers, decides on Friday.' },
    { callType: 'WhatsApp', outcome: 'Call later', description: 'The bursar is on leave.' },
    { callType: 'Visit', outcome: 'Order expected', description: 'Showed the finish. The trust meets on Tuesday.' },
  ] as const;
  const { rows } = await seller.call('GetFollowUpList', { due: 'All', ownerId: sellerId });
  for (const [index, call] of calls.entries()) {
    const deal = rows[index];
    if (deal) await seller.call('AddSalesCall', { dealId: deal.dealId, ...call, nextOn: addDays(today, 2 + index) });
  }
}

/** Each seller has a few calls left for today. */
async function planCalls({ admin, today }: Office): Promise<void> {
  for (const [ownerId, calls] of [
    [sellerId, 4],
    [otherSellerId, 3],
  ] as const) {
    const { rows } = await admin.call('GetFollowUpList', { due: 'All', ownerId, sort: 'totalAmount', order: 'desc' });
    const later = rows.filter(({ quotationId, nextOn }) => quotationId !== null && nextOn !== today);
    for (const { dealId, version } of later.slice(0, calls)) await admin.call('UpdateFollowUp', { dealId, version, nextOn: today });
  }
}

/** A quotation with GST by product is approved, accepted by link and ordered; a part is dispatched with an invoice and a challan. */
async function sellToHospital(office: Office, customer: Caller): Promise<void> {
  const { manager, sellers, storekeeper, today } = office;
  const [seller] = sellers;
  const { quotationId, dealId } = await quote(office, seller, 1, [4, 2], { companyId: medicalCompanyId, discountPercent: 5_00 });
  await manager.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
  const { path } = await addLink(seller, quotationId);
  await customer.fetch(path);
  await postForm(customer, path, { ...acceptance, name: 'Dr. Meera Salvi', designation: 'Superintendent', ponumber: 'PO/2219' });
  const [order] = await manager.call('AddOrder', { quotationId });
  const orderId = order?.orderId ?? 0;
  await manager.call('AddNote', {
    record: 'deal',
    recordId: dealId,
    text: 'The hospital unloads before 11 in the morning only. Please tell the transporter.',
    mentions: [otherSellerId],
  });
  const lines = await storekeeper.call('GetOrderProduct', { orderId });
  const [sent] = await storekeeper.call('AddDispatch', {
    orderId,
    invoiceDate: today,
    lines: lines.map(({ id, quantity }) => ({ productMapId: id, dispatchQuantity: Math.floor(quantity / 2) })),
  });
  if (sent) await storekeeper.call('IssueChallan', { consignmentId: sent.consignmentId, version: 1 });
}

/** Of two quotations beyond the manager's limits, one waits for an Administrator; the other goes back to its preparer with a note. */
async function waitForApproval(office: Office): Promise<void> {
  const { manager, sellers } = office;
  await quote(office, sellers[0], 2, [60, 40], { discountPercent: 4_00 });
  const { quotationId, version } = await quote(office, sellers[1], 3, [6, 3], { discountPercent: 14_00 });
  await manager.call('ReturnQuotation', {
    quotationId,
    version,
    note: '14 % is too much for nine pieces. Offer 8 % and free installation.',
  });
}

/** A customer asks for a change by link, and the manager answers with a revision. */
async function reviseForCustomer(office: Office, customer: Caller): Promise<void> {
  const { manager, sellers } = office;
  const { quotationId } = await quote(office, sellers[1], 4, [8, 4], { discountPercent: 5_00 });
  await manager.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
  const { path } = await addLink(sellers[1], quotationId);
  await postForm(customer, path, { answer: 'Change', text: 'Please quote ten of the first and leave the second out.' });
  const { version } = await findQuotation(manager, quotationId);
  const input = await quotationFor(office, 4, [10], { discountPercent: 5_00 });
  const reason = 'Ten of the first product, as the customer asked';
  await manager.call('AddQuotationRevision', { ...input, products: input.products ?? [], quotationId, version, reason });
}

/** Another customer has asked for a change by link, and the seller has not answered yet. */
async function askForChange(office: Office, customer: Caller): Promise<void> {
  const { manager, sellers } = office;
  const { quotationId } = await quote(office, sellers[0], 5, [12], { discountPercent: 3_00 });
  await manager.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
  const { path } = await addLink(sellers[0], quotationId);
  await postForm(customer, path, { answer: 'Change', text: 'Can you deliver in two lots, six now and six in January?' });
}

/** Adds a quotation to a customer, with these quantities of the products that are in stock. */
async function quote(office: Office, seller: Caller, ...wish: Wish): Promise<Quotation> {
  return findQuotation(seller, await addQuotation(seller, await quotationFor(office, ...wish)));
}

async function findQuotation(caller: Caller, quotationId: number): Promise<Quotation> {
  const [quotation] = (await caller.call('GetQuotation', { quotationId })).rows;
  if (!quotation) throw new Error(`quotation ${quotationId} is not listed`);
  return quotation;
}

type Wish = [customerId: number, quantities: readonly number[], more: { companyId?: number; discountPercent: number }];

async function quotationFor({ admin, today }: Office, ...[customerId, quantities, more]: Wish): Promise<QuotationInput> {
  const [contact] = await admin.call('GetCustomerContactPerson', { customerId });
  const { rows } = await admin.call('GetProduct', { visible: 'Yes', pageSize: 100 });
  const inStock = rows.filter(({ status, stock }) => status === 'Approved' && stock >= 10_00);
  const lines = quantities.map((quantity, index) => {
    const { productId = 0, mrp = 0, gstPercent } = inStock[(customerId + index) % inStock.length] ?? {};
    return { productId, quantity, rate: mrp, gstPercent: gstPercent ?? 0 };
  });
  const { companyId = 1, discountPercent } = more;
  const setup = { companyId, customerId, contactPersonId: contact?.contactId ?? 0, productId: 0 };
  return aRatedQuotation(setup, lines, {
    date: today,
    validUntil: addDays(today, 30),
    discountPercent,
    specialCharges: 0,
    shippingCharges: 0,
  });
}
