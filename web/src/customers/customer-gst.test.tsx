import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { customerRow, goToAddress, goToDataSource, lookups } from '../../../testing/screens/web-customers.ts';
import { choose, chosenIn, enter, findShown, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openAddCustomer(replies: object = {}) {
  const server = stubServer({
    ...shellReplies,
    ...lookups,
    GetUserSubMenuAccessRights: answer(granted('Customer List', 'Add Customer')),
    GetCustomer: answer([]),
    AddCustomer: answer([{ CustomerId: 7 }]),
    ...replies,
  });
  openApp('/addcustomer');
  await screen.findByRole('heading', { name: 'Add Customer' });
  return server;
}

function submit(): void {
  screen.getByRole('checkbox', { name: messages.disclaimer }).click();
  press('Submit');
}

test('hints at a wrong GSTIN below the field, in capitals, and lets the user continue (GTX-03, GTX-04)', async () => {
  await openAddCustomer();
  await goToAddress();
  await screen.findByRole('textbox', { name: 'GSTIN' });
  await findShown('Akola');
  enter('Address', 'Survey No. 118');
  enter('Pincode', '403507');
  enter('GSTIN', '27aapfu0939f1zx');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'GSTIN' }).value).toBe('27AAPFU0939F1ZX');
  expect(sentenceAt('GSTIN')).toContain('The last character should be V.');
  expect(sentenceAt('GSTIN')).toContain('This GSTIN belongs to Maharashtra, but the address is in Goa.');
  press('Next');
  expect(await screen.findByRole('textbox', { name: 'Designation' })).toBeTruthy();
});

test('links to another customer with the same GSTIN (GTX-04)', async () => {
  await openAddCustomer({ GetCustomer: answer([customerRow(41, 'Vaigai Interiors', { fld_gstin: '27AAPFU0939F1ZV' })]) });
  await goToAddress();
  await screen.findByRole('textbox', { name: 'GSTIN' });
  enter('GSTIN', '27AAPFU0939F1ZV');
  const link = await screen.findByRole('link', { name: 'Vaigai Interiors' });
  expect(link.getAttribute('href')).toBe('/viewcustomer?id=41');
  expect(sentenceAt('GSTIN')).toContain('Vaigai Interiors has this GSTIN too.');
});

test('proposes the State of a sound GSTIN while nothing of the address is entered, and never overwrites one (GTX-05)', async () => {
  await openAddCustomer();
  await goToAddress();
  await screen.findByRole('textbox', { name: 'GSTIN' });
  await findShown('Akola');
  expect(chosenIn('State')).toBe('Goa');
  enter('GSTIN', '27AAPFU0939F1ZV');
  await waitFor(() => expect(chosenIn('State')).toBe('Maharashtra'));
  await choose('State', 'Goa');
  enter('GSTIN', '27AAPFU0939F1Z');
  enter('GSTIN', '27AAPFU0939F1ZV');
  expect(chosenIn('State')).toBe('Goa');
});

test('the category follows the data until one is chosen (GTX-02, GTX-03)', async () => {
  const server = await openAddCustomer();
  await goToAddress();
  await screen.findByRole('textbox', { name: 'GSTIN' });
  expect(chosenIn('GST Category')).toBe('By GSTIN and country');
  expect(screen.getByText('Now Unregistered.')).toBeTruthy();
  enter('GSTIN', '27AAPFU0939F1ZV');
  expect(screen.getByText('Now Registered.')).toBeTruthy();
  await choose('GST Category', 'SEZ under LUT');
  await findShown('Akola');
  enter('Address', 'Survey No. 118');
  enter('Pincode', '440015');
  press('Next');
  enter('Name', 'Asha Rao');
  enter('Designation', 'Manager');
  enter('Email', 'asha@example.in');
  enter('Mobile', '9000000041');
  press('Add');
  press('Next');
  submit();
  await waitFor(() => expect(server.sentTo('AddCustomer')).toHaveLength(1));
  expect(server.sentTo('AddCustomer')[0]?.body).toMatchObject({ gstin: '27AAPFU0939F1ZV', gstcategory: 'SEZ under LUT' });
});

test('without an entry the request is that of the first version (GTX-03)', async () => {
  const server = await openAddCustomer();
  await goToDataSource();
  submit();
  await waitFor(() => expect(server.sentTo('AddCustomer')).toHaveLength(1));
  expect(Object.keys(Object(server.sentTo('AddCustomer')[0]?.body))).not.toContain('gstin');
  expect(Object.keys(Object(server.sentTo('AddCustomer')[0]?.body))).not.toContain('gstcategory');
});
