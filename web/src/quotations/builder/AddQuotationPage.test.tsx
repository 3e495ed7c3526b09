import { messages } from '@vikray/contract/platform/messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { usualValidity } from '@vikray/contract/quotations/validity-days.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { limitRow, reasonRow } from '../../../../testing/screens/web-approvals.ts';
import { findNotice, press, sentenceAt } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin, testUser } from '../../../../testing/screens/web-login.ts';
import {
  cartLine,
  goToCosting,
  goToPreview,
  goToProducts,
  mayQuote,
  quotationReplies,
} from '../../../../testing/screens/web-quotations.ts';
import { approvedQuotationRow } from '../../../../testing/screens/web-orders.ts';
import { answer, refusal, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';
import { today } from '../../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

async function openWizard(replies: object = {}) {
  const server = stubServer({ ...quotationReplies, ...replies });
  openApp('/addquotation');
  await screen.findByRole('heading', { name: 'Add Quotation' });
  return server;
}

test('says who may approve a quotation that its preparer may not, in an office with limits (APR-20)', async () => {
  const approvers = ['Ashwin', 'Meenal', 'Farhan', 'Tukaram'].map((name, index) => ({ fld_name: name, fld_mobile: `900000000${index}` }));
  await openWizard({
    GetApprovalLimits: answer([limitRow]),
    GetApprovalReasons: answer([reasonRow('Total ₹1,180.00', 'No')], { approvers }),
  });
  await goToPreview();
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  expect(await screen.findByText('Waiting for approval by Ashwin, Meenal, Farhan.')).toBeTruthy();
  expect(screen.getByText(say.generated)).toBeTruthy();
});

test('previews the entries and needs the disclaimer (QUO-28, QUO-29, QUO-30, QUO-31)', async () => {
  const server = await openWizard();
  await goToPreview();
  for (const text of ['Taramandal Furniture', 'Niramaya Lotus', /Dr\. Asmita Gokhale/, /Within 3 weeks/, '₹1,180.00']) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
  press('Submit');
  expect(sentenceAt(messages.disclaimer, 'checkbox')).toBe(messages.agreeToDisclaimer);
  expect(await server.allSent('AddQuotation')).toEqual([]);
});

test('tells the first user how the paper would name them, with the way to enter who they are (RES-10)', async () => {
  const unknown = { fld_name: 'Administrator', fld_nickname: 'ADM', fld_mustcomplete: 'Yes' };
  storeTestLogin(unknown);
  await openWizard({ GetLoginRecord: answer([{ ...testUser, ...unknown }]) });
  await goToPreview();
  expect(screen.getByText(/begin with ADM, and the paper will name Administrator/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Enter My Details' }).getAttribute('href')).toBe('/dashboard');
});

test('reads companies, customers, contact persons, products, percentages and terms, each with its own operation (QUO-41)', async () => {
  const server = await openWizard();
  await goToPreview();
  const shell = ['GetLoginRecord', 'GetUserMenu', 'GetUserSubMenu', 'GetUserSubMenuAccessRights', 'GetNotifications'];
  const drafts = ['GetQuotationDraft', 'SaveQuotationDraft'];
  const others = server.sent.filter(({ name }) => ![...shell, ...drafts].includes(name));
  const asked = new Set(others.map(({ method, name }) => `${method} ${name}`));
  // The terms of the last quotation are read to be proposed.
  expect([...asked].toSorted()).toEqual([
    'GET GetCustomer',
    'GET GetGst',
    'GET GetProduct',
    'GET GetQuotation',
    'GET GetTerms',
    'POST GetCompanyList',
    'POST GetCustomerContactPerson',
    'POST GetCustomerSite',
    'POST GetLineFacts',
  ]);
});

test('sends everything in one call and starts empty again (QUO-03, QUO-33, QUO-34, QUO-35, QUO-38, QUO-39, GEN-07)', async () => {
  const server = await openWizard();
  await goToPreview();
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  expect(await screen.findByText(say.generated)).toBeTruthy();
  expect(await server.allSent('AddQuotation')).toHaveLength(1);
  // A slow test has saved a draft by now, which the submit carries.
  expect(server.sentTo('AddQuotation').map(({ body }) => ({ ...(body as object), draftid: undefined }))).toEqual([
    {
      nickname: 'Rohini',
      finacialyear: expect.stringMatching(/^\d{4}-\d{4}$/),
      type: 'Product Quotation',
      date: today(),
      validuntil: usualValidity(today()),
      preparedby: 'Rohini Sondhi',
      preparedbymobile: '9000000010',
      preparedbyemail: 'rohini@example.in',
      companyid: 12,
      contactpersonid: 51,
      delivery: 'Within 3 weeks',
      price: '',
      payment: '',
      taxes: '',
      freight: '',
      warranty: '',
      validity: '',
      others: '',
      subtotal: '1000.00',
      discountpercent: '10.00',
      discountamount: '100.00',
      totaldiscountamount: '900.00',
      gstpercent: '18.00',
      gstamount: '162.00',
      specialcharges: '50.00',
      shippingcharges: '30.00',
      installationcharges: '20.00',
      gstservicechargepercent: '18.00',
      gstservicechargeamount: '18.00',
      totalamount: '1180.00',
      siteid: null,
      installed: 'No',
      placeofsupply: '',
      placereason: '',
      status: 'Open',
      approveddate: '',
      orderstatus: '',
      voiddate: '',
      updatedby: 7,
      updatedon: expect.stringMatching(/^\d{1,2} \w+ \d{4} at /),
      preparedfor: 5,
      products: [{ productid: 1, quantity: 1, rate: '1000.00', total: '1000.00' }],
    },
  ]);
  expect(screen.getByRole('textbox', { name: 'Quotation Date' })).toBeTruthy();
  expect(sessionStorage.getItem('vikray.draft.7.add-quotation')).toBeNull();
});

test('shows the number of the new quotation and leads to it', async () => {
  await openWizard({ GetQuotation: answer([approvedQuotationRow(148, { fld_status: 'Open' })], { total: 1 }) });
  await goToPreview();
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  expect(await screen.findByText(/^RSD\/2026-2027\/0148/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/viewquotation?id=148');
  // A pending quotation has no document yet.
  expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
});

test('refuses to submit without the right and sends nothing (QUO-32)', async () => {
  const server = await openWizard({ GetUserSubMenuAccessRights: answer([]) });
  await goToPreview();
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  expect(await findNotice(messages.notAuthorised)).toBeTruthy();
  expect(await server.allSent('AddQuotation')).toEqual([]);
});

test('keeps everything after a failed submit and repeats the request with the same key (QUO-40)', async () => {
  const server = await openWizard({ AddQuotation: refusal(500, 'kaput') });
  await goToPreview();
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: /Submit/ }).getAttribute('aria-busy')).toBeNull());
  press(/Submit/);
  await waitFor(() => expect(server.sentTo('AddQuotation')).toHaveLength(2));
  expect(server.sentTo('AddQuotation')[1]?.key).toBe(server.sentTo('AddQuotation')[0]?.key);
  expect(sessionStorage.getItem('vikray.draft.7.add-quotation')).toContain('Visitor Chair');
});

test('opens a draft on its last step, and says when it was entered', async () => {
  await openWizard();
  await goToCosting();
  cleanup();
  await openWizard();
  expect(await screen.findByText(/^Unsaved changes from \d\d:\d\d/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Total costing for product/, current: 'step' })).toBeTruthy();
  press('Continue');
  press(/Product Quote Details/);
  expect(cartLine('Visitor Chair')).toBeTruthy();
  expect(screen.queryByText(/^Unsaved changes from/)).toBeNull();
});

test('asks before it discards a draft', async () => {
  await openWizard();
  await goToCosting();
  cleanup();
  await openWizard();
  await screen.findByText(/^Unsaved changes from/);
  press('Discard');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('button', { name: /Basic Information/, current: 'step' })).toBeTruthy();
  await goToProducts();
  expect(screen.getByText(say.addProduct)).toBeTruthy();
});

test('goes to the step that a refusal concerns', async () => {
  await openWizard({
    AddQuotation: refusal(400, say.selectContact, { code: 'ContactUnknown', field: 'contactPersonId' }),
    GetUserSubMenuAccessRights: mayQuote(),
  });
  await goToPreview();
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  await waitFor(() => expect(sentenceAt('Contact Person', 'combobox')).toBe(say.selectContact));
});

test.each([
  ['company', { GetCompanyList: answer([]) }, say.addCompanyFirst, 'Add Company', '/addcompany'],
  ['customer', { GetCustomer: answer([], { total: 0 }) }, say.addCustomersFirst, 'Add Customer', '/addcustomer'],
  ['product', { GetProduct: answer([], { total: 0 }) }, say.addProductsFirst, 'Add Product', '/addproduct'],
])('leads to the first %s of an empty panel (QCL-12)', async (_, replies, sentence, button, address) => {
  await openWizard({ ...replies, GetUserSubMenuAccessRights: mayQuote('Add Company', 'Add Customer', 'Add Product') });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('link', { name: button }).getAttribute('href')).toBe(address);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('says which right the first record of an empty panel needs', async () => {
  await openWizard({ GetCompanyList: answer([]) });
  expect(await screen.findByText(say.addCompanyFirst)).toBeTruthy();
  expect(screen.getByText(messages.needsRight('Add Company'))).toBeTruthy();
});
