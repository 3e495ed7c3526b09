import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { customerRow, fillContact, goToAddress, goToContacts, lookups } from '../../../testing/screens/web-customers.ts';
import { choose, chosenIn, enter, findShown, press, sentenceAt, sentenceInForm } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const office = {
  ...shellReplies,
  ...lookups,
  GetUserSubMenuAccessRights: answer(granted('Customer List', 'Add Customer')),
  GetCustomer: answer([]),
};

async function openAddCustomer(replies: object = {}) {
  const server = stubServer({ ...office, ...replies });
  openApp('/addcustomer');
  await screen.findByRole('heading', { name: 'Add Customer' });
  return server;
}

describe('step 1 of Add Customer', () => {
  test('shows the four titles and the six fields (CUS-01, CUS-02)', async () => {
    await openAddCustomer();
    expect([...document.querySelectorAll('.wizard-title')].map((title) => title.textContent)).toEqual([
      'Customer Details',
      'Address Detail',
      'Contact Person',
      'Data Source',
    ]);
    const labels = [...document.querySelectorAll('.field-label')].map((label) => label.textContent.replace('*', ''));
    expect(labels).toEqual(['Industry', 'Company Type', 'Company Name', 'Phone', 'Email', 'Website']);
    for (const label of ['Company Name', 'Phone', 'Email', 'Website']) expect(screen.getByRole('textbox', { name: label })).toBeTruthy();
    for (const label of ['Industry', 'Company Type']) expect(screen.getByRole('combobox', { name: label })).toBeTruthy();
  });

  test('reports one fault at a time, in the given order (CUS-07, CUS-08, CUS-09, CUS-10, CUS-11, CUS-12, CUS-13, CUS-14)', async () => {
    await openAddCustomer();
    press('Next');
    expect(sentenceAt('Industry', 'combobox')).toBe(say.selectIndustry);
    await choose('Industry', 'Hospital');
    press('Next');
    expect(sentenceAt('Company Name')).toBe(say.enterCompanyName);
    enter('Company Name', 'Niramaya Lotus');
    press('Next');
    expect(sentenceAt('Company Type', 'combobox')).toBe(say.selectCompanyType);
    await choose('Company Type', 'LLP');
    press('Next');
    expect(sentenceAt('Phone')).toBe(say.enterPhone);
    enter('Phone', '0253');
    press('Next');
    expect(sentenceAt('Email')).toBe(say.enterEmail);
    enter('Email', 'abc@');
    press('Next');
    expect(sentenceAt('Email')).toBe(say.invalidEmail);
    enter('Email', 'abc@example.in');
    enter('Website', 'foo bar');
    press('Next');
    expect(sentenceAt('Website')).toBe(say.invalidWebsite);
    enter('Website', '');
    press('Next');
    expect(screen.getByRole('textbox', { name: 'Address' })).toBeTruthy();
  });

  test('keeps twenty digits of a phone number and drops letters (CUS-11)', async () => {
    await openAddCustomer();
    enter('Phone', '12345abc678901234567890123');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('12345678901234567890');
  });

  test('warns about a name that exists and hides Next until it is changed (CUS-15)', async () => {
    const server = await openAddCustomer({
      GetCustomer: () => Response.json({ data: asked() === 'Akshar' ? [customerRow(1, 'Akshar')] : [] }),
    });
    const asked = () => server.sent.at(-1)?.query['companyname'];
    enter('Company Name', 'Akshar');
    await screen.findByText(say.companyExists);
    expect(sentenceAt('Company Name')).toBe(say.companyExists);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    enter('Company Name', 'Akshara');
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
    await settle();
    expect(screen.queryByText(say.companyExists)).toBeNull();
  });
});

describe('step 2 of Add Customer', () => {
  test('shows address, country, state, city and pincode (CUS-03)', async () => {
    await openAddCustomer();
    await goToAddress();
    for (const label of ['Address', 'Pincode']) expect(screen.getByRole('textbox', { name: label })).toBeTruthy();
    for (const label of ['Country', 'State', 'City']) expect(screen.getByRole('combobox', { name: label })).toBeTruthy();
  });

  test('asks for address, then for a pincode of six digits that India knows (CUS-16, CUS-17, CUS-18)', async () => {
    await openAddCustomer();
    await goToAddress();
    await findShown('Akola');
    press('Next');
    expect(sentenceAt('Address')).toBe(say.enterAddress);
    enter('Address', 'Survey No. 118');
    press('Next');
    expect(sentenceAt('Pincode')).toBe(say.enterPincode);
    enter('Pincode', '44001');
    press('Next');
    expect(sentenceAt('Pincode')).toBe(say.invalidPincode);
    enter('Pincode', '044001');
    press('Next');
    expect(sentenceAt('Pincode')).toBe(say.invalidPincode);
    enter('Pincode', '4035079');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pincode' }).value).toBe('403507');
    press('Next');
    expect(screen.getByRole('textbox', { name: 'Designation' })).toBeTruthy();
  });

  test('starts with India, its first state and that state’s first city (GEN-16)', async () => {
    const server = await openAddCustomer();
    await goToAddress();
    expect(await findShown('Akola')).toBeTruthy();
    expect(chosenIn('Country')).toBe('India');
    expect(chosenIn('State')).toBe('Goa');
    expect(chosenIn('City')).toBe('Akola');
    expect(server.sentTo('GetState')[0]?.body).toEqual({ countryid: 101 });
    expect(server.sentTo('GetCity')[0]?.body).toEqual({ stateid: 11 });
  });
});

describe('step 3 of Add Customer', () => {
  test('checks a contact person in the given order (CUS-19, CUS-20, CUS-21, CUS-22, CUS-23, CUS-24)', async () => {
    await openAddCustomer();
    await goToContacts();
    press('Add');
    expect(sentenceAt('Name')).toBe(say.enterContactName);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    enter('Name', 'Asha Rao');
    press('Add');
    expect(sentenceAt('Designation')).toBe(say.enterContactDesignation);
    enter('Designation', 'Manager');
    press('Add');
    expect(sentenceAt('Email')).toBe(say.enterContactEmail);
    enter('Email', 'asha@example');
    press('Add');
    expect(sentenceAt('Email')).toBe(say.invalidEmail);
    enter('Email', 'asha@example.in');
    press('Add');
    expect(sentenceAt('Mobile')).toBe(say.enterContactMobile);
    enter('Mobile', '900000004');
    press('Add');
    expect(sentenceAt('Mobile')).toBe(say.invalidMobile);
    enter('Mobile', '9000000041');
    press('Add');
    expect(screen.getByRole('cell', { name: 'Mr. Asha Rao' })).toBeTruthy();
  });

  test('takes at most ten digits of a mobile and fifteen of a phone number (CUS-25, CUS-26)', async () => {
    await openAddCustomer();
    await goToContacts();
    enter('Mobile', '90000000411');
    enter('Phone', '1234567890123456');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile' }).value).toBe('9000000041');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('123456789012345');
  });

  test('needs at least one contact person (CUS-27)', async () => {
    await openAddCustomer();
    await goToContacts();
    press('Next');
    expect(sentenceInForm(say.addContact)).toBeTruthy();
    enter('Name', 'Begun only');
    press('Next');
    expect(sentenceInForm(say.addContact)).toBeTruthy();
  });

  test('offers Mr., Ms. and Dr., edits and removes (CUS-04, CUS-05, CUS-30)', async () => {
    await openAddCustomer();
    await goToContacts();
    expect(chosenIn('Title')).toBe('Mr.');
    await choose('Title', 'Dr.');
    fillContact('Asmita Gokhale');
    press('Add');
    press('Edit Dr. Asmita Gokhale');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Asmita Gokhale');
    await choose('Title', 'Ms.');
    press('Update');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    press('Remove Ms. Asmita Gokhale');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('adds the contact person with Enter in the last field, and keeps a complete one when Next is pressed instead', async () => {
    await openAddCustomer();
    await goToContacts();
    fillContact('Asha Rao');
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Mobile' }), { key: 'Enter' });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone' }));
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Phone' }), { key: 'Enter' });
    expect(screen.getByRole('cell', { name: 'Mr. Asha Rao' })).toBeTruthy();
    fillContact('Jai Phadnis');
    press('Next');
    press('Previous');
    expect(screen.getByRole('cell', { name: 'Mr. Jai Phadnis' })).toBeTruthy();
  });

  test('does not lose an incomplete contact person when there are others already', async () => {
    await openAddCustomer();
    await goToContacts();
    fillContact();
    press('Add');
    enter('Name', 'Jai Phadnis');
    press('Next');
    expect(sentenceAt('Designation')).toBe(say.enterContactDesignation);
    press('Clear');
    press('Next');
    expect(screen.getByRole('checkbox', { name: messages.disclaimer })).toBeTruthy();
  });
});
