/** An office with names of the greatest length. A layout that fits them fits all others. */
import type { Page } from '@playwright/test';
import { addDays, dateAt } from '../../contract/src/platform/dates.ts';
import { approveSale, dealOf } from '../sales-setup.ts';
import { send } from '../steps.ts';

const longEmail = 'procurement.and.stores.department.of.the.main.building@sahyadri-multispeciality-hospital.example.in';

/** A text of `length` letters in words, which begins with `start`. */
function longText(start: string, length: number): string {
  return `${start} ${'of Sahyadri Multispeciality Hospitals and Research Institutes '.repeat(20)}`.slice(0, length).trim();
}

/** Adds a sale and a user with long names. Returns the mark by which a search finds them. */
export async function addLongOffice(page: Page): Promise<string> {
  const mark = `Long${Date.now()}`;
  const name = (what: string, length: number) => longText(`${mark} ${what}`, length);
  const long = {
    customer: name('Customer', 140),
    chair: name('Chair', 140),
    desk: name('Desk', 140),
    contact: longText('Dr. Padmanabhan', 80),
    email: longEmail,
    issuer: name('Company', 100),
    stock: '123456.50',
    mrp: '9999999.00',
  };
  const first = await approveSale(page, long);
  const second = await approveSale(page, {
    ...long,
    customer: name('Second', 140),
    chair: name('Stool', 140),
    desk: name('Bench', 140),
    issuer: name('Firm', 100),
    validUntil: addDays(dateAt(new Date()), 10),
  });
  const [order] = await send(page, 'AddOrder', { quotationid: first.quotationId });
  // A part of it has left, so that a dispatch can be cancelled or come back.
  const [line] = await send(page, 'GetOrderProduct', { orderid: order.OrderId });
  await send(page, 'AddDispatch', {
    orderid: order.OrderId,
    invoicenumber: mark.slice(-9),
    invoicedate: dateAt(new Date()),
    lines: [{ productmapid: line.fld_id, dispatchquantity: 1 }],
  });
  await send(page, 'AddSalesCall', {
    dealid: await dealOf(page, second.quotationId),
    calltype: 'Phone',
    outcome: 'Spoke',
    description: longText('Asked', 300),
    nexton: addDays(dateAt(new Date()), 7),
  });
  await send(page, 'AddEnquiry', {
    companyname: name('Enquirer', 140),
    name: long.contact,
    mobile: '9300000002',
    email: longEmail,
    requirement: longText('Beds', 600),
    source: 'Phone',
  });
  const serial = mark.slice(-8);
  const person = {
    name: name('User', 100),
    designation: longText('Head', 60),
    officeemail: longEmail,
    officemobile: `92${serial}`,
    empnumber: `L${serial}`,
    joindate: dateAt(new Date()),
  };
  const own = {
    personalemail: longEmail,
    dob: '1991-04-17',
    personalmobile: '9300000001',
    address: longText('Civil Lines', 180),
    country: 101,
    state: 4008,
    city: 133504,
    pincode: '411004',
  };
  await send(page, 'AddUser', {
    ...person,
    ...own,
    department: 1,
    nickname: 'LO',
    logintype: 'Administrative',
    password: 'first password',
  });
  await send(page, 'AddTerm', { category: 'Delivery', description: name('Delivery', 400), show: 1 });
  return mark;
}
