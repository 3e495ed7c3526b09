import { enquiryMessages as say } from '@vikray/contract/enquiries/enquiry-messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dealRow, listedDealRow } from '../../../testing/screens/web-deals.ts';
import { customerRow, lookups } from '../../../testing/screens/web-customers.ts';
import { choose, enter, findNotice, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { brochureRow, salesCallRow } from '../../../testing/screens/web-old-records.ts';
import { quotationReplies } from '../../../testing/screens/web-quotations.ts';
import { answer, noAnswer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const enquiry = {
  fld_number: 'ENQ/RSD/2026-2027/0001',
  fld_enquirynumber: 'ENQ/RSD/2026-2027/0001',
  fld_dealstate: 'Enquiry',
  fld_customerid: null,
  fld_companyname: 'Lotus Trust',
  fld_requirement: '12 fowler beds',
  fld_source: 'Phone',
  fld_nexton: '2026-11-25',
  fld_totalamount: '0.00',
};
const open = { ...enquiry, fld_sentence: 'No quotation has been made yet.', quotations: [], orders: [], dispatches: [], lines: [] };
const rights: RightName[] = ['Enquiry List', 'Add Enquiry', 'Add Quotation', 'Add Customer', 'View Brochure', 'Sales List'];

function openPanel(address: string, replies: object = {}, held: readonly RightName[] = rights) {
  const server = stubServer({
    ...quotationReplies,
    ...shellReplies,
    ...lookups,
    GetUserSubMenuAccessRights: answer(granted(...held)),
    GetDealList: answer([listedDealRow(5, enquiry)], { total: 1 }),
    GetDeal: answer([dealRow(5, open)]),
    GetCustomer: answer([], { total: 0 }),
    AddEnquiry: answer([{ DealId: 5, Number: enquiry.fld_number }]),
    ...replies,
  });
  return { server, app: openApp(address) };
}

test('lists the enquiries without a quotation, each leading to its deal (THR-09)', async () => {
  const { server } = openPanel('/enquiries');
  const link = await screen.findByRole('link', { name: enquiry.fld_number });
  expect(link.getAttribute('href')).toBe('/deal?id=5');
  expect(screen.getByText('12 fowler beds')).toBeTruthy();
  expect(screen.getByText('25/11/2026')).toBeTruthy();
  expect(server.sentTo('GetDealList')[0]?.query).toMatchObject({ dealstate: 'Enquiry', page: '1' });
});

test('says that there is none, and offers to add one only with the right (THR-03)', async () => {
  openPanel('/enquiries', { GetDealList: answer([], { total: 0 }) }, ['Enquiry List']);
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
  expect(screen.queryByRole('button', { name: say.addEnquiry })).toBeNull();
});

test('takes down an enquiry, says what is missing, and leads to its deal (THR-03, THR-04)', async () => {
  const { server, app } = openPanel('/enquiries');
  await screen.findByRole('link', { name: enquiry.fld_number });
  press(say.addEnquiry);
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: say.addEnquiry }));
  submit();
  await waitFor(() => expect(sentenceAt('Company Name')).toBe(say.enterCompanyName));
  enter('Company Name', 'Lotus Trust');
  submit();
  await waitFor(() => expect(sentenceAt('Requirement')).toBe(say.describeRequirement));
  enter('Requirement', '12 fowler beds');
  enter('Mobile', '98');
  submit();
  await waitFor(() => expect(sentenceAt('Mobile')).toBe(say.invalidMobile));
  enter('Mobile', '9000000041');
  submit();
  await waitFor(() => expect(app.address()).toBe('/deal?id=5'));
  expect(server.sentTo('AddEnquiry')[0]?.body).toEqual({
    companyname: 'Lotus Trust',
    name: '',
    mobile: '9000000041',
    email: '',
    requirement: '12 fowler beds',
    source: 'Phone',
    nexton: '',
  });
});

test('an enquiry without an answer is repeated under its key after a reload, so there is one of it (GEN-21)', async () => {
  const openDialog = async () => {
    press(say.addEnquiry);
    const dialog = within(await screen.findByRole('dialog'));
    return () => fireEvent.click(dialog.getByRole('button', { name: say.addEnquiry }));
  };
  const { server: before } = openPanel('/enquiries', { AddEnquiry: noAnswer });
  await screen.findByRole('link', { name: enquiry.fld_number });
  const submit = await openDialog();
  enter('Company Name', 'Lotus Trust');
  enter('Requirement', '12 fowler beds');
  submit();
  await findNotice(messages.somethingWentWrong);
  cleanup();
  const { server, app } = openPanel('/enquiries');
  await screen.findByRole('link', { name: enquiry.fld_number });
  (await openDialog())();
  await waitFor(() => expect(app.address()).toBe('/deal?id=5'));
  expect(server.sentTo('AddEnquiry')).toEqual(before.sentTo('AddEnquiry'));
  expect(Object.keys(sessionStorage).filter((key) => key.includes('enquiry'))).toEqual([]);
});

test('a brochure request fills the enquiry; its row then shows the number of the deal (THR-06)', async () => {
  const made = brochureRow(3, { fld_dealid: 5, fld_dealnumber: enquiry.fld_number });
  const { server } = openPanel('/downloadbrochure', {
    GetBrochure: answer([brochureRow(2, { fld_remarks: 'Wants 3 racks', fld_mobile: '+91 90000 00081' }), made], { total: 2 }),
  });
  expect((await screen.findByRole('link', { name: enquiry.fld_number })).getAttribute('href')).toBe('/deal?id=5');
  press(say.makeEnquiryOf('Nandini Apte 2'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: say.addEnquiry }));
  await waitFor(() =>
    expect(server.sentTo('AddEnquiry')[0]?.body).toEqual({
      companyname: 'Tungabhadra Hotels',
      name: 'Nandini Apte 2',
      mobile: '9000000081',
      email: 'nandini@tungabhadra.example.in',
      requirement: 'Wants 3 racks',
      source: 'Website',
      brochureid: 2,
      nexton: '',
    }),
  );
});

test('a sales call fills the enquiry with its customer (THR-06)', async () => {
  const { server } = openPanel('/saleslist', { GetSalesList: answer([salesCallRow(7)], { total: 1 }) });
  await screen.findByRole('button', { name: say.makeEnquiryOf('Girnar Laboratories') });
  press(say.makeEnquiryOf('Girnar Laboratories'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: say.addEnquiry }));
  await waitFor(() => expect(server.sentTo('AddEnquiry')[0]?.body).toMatchObject({ customerid: 41, callid: 7, requirement: 'Fume hoods' }));
});

test('Quote opens the builder with the customer of the enquiry, and the quotation joins the deal (THR-05)', async () => {
  const ofCustomer = { ...open, fld_customerid: 12 };
  openPanel('/deal?id=5', {
    GetDeal: answer([dealRow(5, ofCustomer)]),
    GetCustomer: answer([customerRow(12, 'Niramaya Lotus', { fld_status: 'Approved' })], { total: 1 }),
  });
  const quote = await screen.findByRole('link', { name: 'Quote' });
  expect(quote.getAttribute('href')).toBe('/addquotation?deal=5');
  fireEvent.click(quote);
  expect(await screen.findByRole('heading', { name: 'Add Quotation', level: 1 })).toBeTruthy();
  expect(await screen.findByText('12 fowler beds')).toBeTruthy();
});

test('Quote of a company that is no customer opens Add Customer, filled with what is known (THR-05)', async () => {
  const { app } = openPanel('/addquotation?deal=5');
  await waitFor(() => expect(app.address()).toBe('/addcustomer?deal=5'));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Company Name' })).value).toBe('Lotus Trust');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('9000000041');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('purchase@example.in');
});

test('the deal page closes an enquiry with a reason, and opens it again (THR-07)', async () => {
  const { server } = openPanel('/deal?id=5', {
    GetLostReason: answer([{ label: 'Price', value: 1 }]),
    CloseEnquiry: answer([{ DealId: 5 }]),
  });
  expect(await screen.findByText('No quotation has been made yet.')).toBeTruthy();
  press(say.closeEnquiry);
  const dialog = within(await screen.findByRole('dialog'));
  await server.allSent('GetLostReason');
  await choose('Reason', 'Price');
  fireEvent.click(dialog.getByRole('button', { name: say.closeEnquiry }));
  await waitFor(() => expect(server.sentTo('CloseEnquiry')[0]?.body).toEqual({ dealid: 5, version: 1, lostreason: 1, remark: '' }));
});

test('a closed enquiry is opened again after asking (THR-07)', async () => {
  const { server } = openPanel('/deal?id=5', {
    GetDeal: answer([dealRow(5, { ...open, fld_dealstate: 'Closed' })]),
    ReopenEnquiry: answer([{ DealId: 5 }]),
  });
  await screen.findByRole('button', { name: say.reopen });
  press(say.reopen);
  press('Yes');
  await waitFor(() => expect(server.sentTo('ReopenEnquiry')[0]?.body).toEqual({ dealid: 5, version: 1 }));
});
