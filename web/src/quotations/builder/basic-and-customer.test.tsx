import { addDays } from '@vikray/contract/platform/dates.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { companyRow } from '../../../../testing/screens/web-companies.ts';
import { contactRow } from '../../../../testing/screens/web-customers.ts';
import { choose, chosenIn, enter, press, sentenceAt } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin, testUser } from '../../../../testing/screens/web-login.ts';
import { addToCart, cartLine, goToCustomer, goToProducts, quotationReplies } from '../../../../testing/screens/web-quotations.ts';
import { answer, refusal, settle, stubServer } from '../../../../testing/screens/web-server-stub.ts';
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

test('has six steps in order (QUO-01)', async () => {
  await openWizard();
  const titles = [...document.querySelectorAll('.wizard-title')].map((title) => title.textContent);
  expect(titles).toEqual([
    'Basic Information',
    'Customer Details',
    'Product Quote Details',
    'Total costing for product',
    'Terms',
    'Quotation Preview',
  ]);
});

test('starts with today, MRP and the only active issuing company (QUO-02, QUO-05, AMB-I09)', async () => {
  const server = await openWizard();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quotation Date' }).value).toBe(today().split('-').toReversed().join('-'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'MRP' }).checked).toBe(true);
  await waitFor(() => expect(chosenIn('Issuing Company')).toBe('Taramandal Furniture'));
  expect(server.sentTo('GetCompanyList')[0]?.body).toMatchObject({ whereClause: "fld_status='Active'", role: 'Issuer' });
});

test.each([
  ['10', 10],
  ['0 for no end', 0],
])('proposes the validity of the settings: %s (OPS-19, REV-30)', async (_days, quotationValidDays) => {
  const login = { fld_quotationvaliddays: quotationValidDays };
  storeTestLogin(login);
  await openWizard({ GetLoginRecord: answer([{ ...testUser, ...login }]) });
  const proposed = quotationValidDays === 0 ? '' : addDays(today(), quotationValidDays);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Valid Until' });
  await waitFor(() => expect(field.value).toBe(proposed.split('-').toReversed().join('-')));
});

test('asks for the date and for one of several companies (QUO-04)', async () => {
  await openWizard({ GetCompanyList: answer([companyRow(5, 'Taramandal Furniture'), companyRow(6, 'Dhruvtara Steel')]) });
  await screen.findByRole('textbox', { name: 'Quotation Date' });
  press('Next');
  await waitFor(() => expect(sentenceAt('Issuing Company', 'combobox')).toBe(say.selectCompany));
  await choose('Issuing Company', 'Dhruvtara Steel');
  enter('Quotation Date', '');
  fireEvent.blur(screen.getByRole('textbox', { name: 'Quotation Date' }));
  press('Next');
  expect(sentenceAt('Quotation Date')).toBe(say.selectDate);
});

test('a Next pressed before the only company is read goes on with it (QUO-05)', async () => {
  const read = Promise.withResolvers<void>();
  await openWizard({ GetCompanyList: () => read.promise.then(quotationReplies.GetCompanyList) });
  await screen.findByRole('textbox', { name: 'Quotation Date' });
  press('Next');
  await settle();
  expect(sentenceAt('Issuing Company', 'combobox')).toBeUndefined();
  read.resolve();
  await screen.findByRole('combobox', { name: 'Customer' });
  press('Previous');
  expect(chosenIn('Issuing Company')).toBe('Taramandal Furniture');
});

test('a Next pressed before the companies are read asks for one if they cannot be read', async () => {
  const read = Promise.withResolvers<() => Response>();
  await openWizard({ GetCompanyList: () => read.promise.then((reply) => reply()) });
  await screen.findByRole('textbox', { name: 'Quotation Date' });
  press('Next');
  read.resolve(refusal(403, 'Not yours.'));
  await waitFor(() => expect(sentenceAt('Issuing Company', 'combobox')).toBe(say.selectCompany));
});

/** Chooses a customer with one contact person, and presses Next before that is read. Returns what reads it. */
async function nextBeforeContact(): Promise<() => void> {
  const read = Promise.withResolvers<void>();
  const reply = answer([contactRow(51, 'Dr. Asmita Gokhale')]);
  await openWizard({ GetCustomerContactPerson: () => read.promise.then(reply) });
  await goToCustomer();
  await choose('Customer', 'Niramaya Lotus');
  press('Next');
  return read.resolve;
}

test('a Next pressed before the only contact person is read goes on with that person', async () => {
  const read = await nextBeforeContact();
  await settle();
  expect(sentenceAt('Contact Person', 'combobox')).toBeUndefined();
  read();
  expect(await screen.findByRole('region', { name: 'Cart' })).toBeTruthy();
});

test('a Next that waits for the contact person is forgotten when another step is opened', async () => {
  const read = await nextBeforeContact();
  press('Previous');
  read();
  await settle();
  expect(screen.getByRole('combobox', { name: 'Issuing Company' })).toBeTruthy();
  press('Next');
  await waitFor(() => expect(chosenIn('Contact Person')).toContain('Dr. Asmita Gokhale'));
  await settle();
  expect(screen.getByRole('combobox', { name: 'Customer' })).toBeTruthy();
});

test('asks for the customer, then for one of its contact persons (QUO-06, QUO-07, QUO-08)', async () => {
  const server = await openWizard();
  await goToCustomer();
  press('Next');
  expect(sentenceAt('Customer', 'combobox')).toBe(say.selectCustomer);
  await choose('Customer', 'Niramaya Lotus');
  expect((await screen.findByText('Approved')).className).toContain('status-tag-green');
  await waitFor(() => expect(server.sentTo('GetCustomerContactPerson')[0]?.body).toEqual({ customer_id: 12 }));
  press('Next');
  expect(sentenceAt('Contact Person', 'combobox')).toBe(say.selectContact);
});

test('chooses a customer’s contact person if there is only one', async () => {
  await openWizard({ GetCustomerContactPerson: answer([contactRow(51, 'Dr. Asmita Gokhale')]) });
  await goToCustomer();
  await choose('Customer', 'Niramaya Lotus');
  await waitFor(() => expect(chosenIn('Contact Person')).toContain('Dr. Asmita Gokhale'));
});

test('searches the customers on the server while the user types', async () => {
  const server = await openWizard();
  await goToCustomer();
  fireEvent.change(screen.getByRole('combobox', { name: 'Customer' }), { target: { value: 'lotus' } });
  await waitFor(() =>
    expect(server.sentTo('GetCustomer').some(({ query }) => query['search'] === 'lotus' && query['pagesize'] === '30')).toBe(true),
  );
});

test('manual prices begin with the MRP; back to the MRP, the user is asked about the prices that change (QUO-11, QCL-04)', async () => {
  await openWizard();
  await goToProducts();
  await addToCart('Visitor Chair', '2');
  await addToCart('Executive Desk', '1');
  press(/Basic Information/);
  fireEvent.click(screen.getByRole('radio', { name: 'Manual Price' }));
  press('Next');
  press('Next');
  const price = within(cartLine('Visitor Chair')).getByRole<HTMLInputElement>('textbox', { name: 'Price' });
  expect(price.value).toBe('1,000.00');
  fireEvent.change(price, { target: { value: '900' } });
  press(/Basic Information/);
  fireEvent.click(screen.getByRole('radio', { name: 'MRP' }));
  expect(await screen.findByText('₹900.00 → ₹1,000.00')).toBeTruthy();
  expect(screen.getByText(say.toMrp(1))).toBeTruthy();
  press('No');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Manual Price' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'MRP' }));
  press('Yes');
  press('Next');
  press('Next');
  expect(within(cartLine('Visitor Chair')).getByRole<HTMLInputElement>('textbox', { name: 'Price' }).value).toBe('1,000.00');
  expect(within(screen.getByRole('region', { name: 'Cart' })).getAllByRole('listitem')).toHaveLength(2);
});
