import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { goToDataSource, lookups } from '../../../testing/screens/web-customers.ts';
import { chosenIn, enter, findNotice, noticeLinks, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const office = {
  ...shellReplies,
  ...lookups,
  GetUserSubMenuAccessRights: answer(granted('Customer List', 'Add Customer')),
  GetCustomer: answer([]),
  AddCustomer: answer([{ CustomerId: 77 }]),
};

async function openAddCustomer(replies: object = {}) {
  const server = stubServer({ ...office, ...replies });
  openApp('/addcustomer');
  await screen.findByRole('heading', { name: 'Add Customer' });
  return server;
}

test('starts with Exhibition and needs the disclaimer (CUS-06, CUS-28, CUS-31)', async () => {
  const server = await openAddCustomer();
  await goToDataSource();
  expect(chosenIn('Data Source')).toBe('Exhibition');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Data Source' }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Exhibition', 'Enquiry', 'Existing Data']);
  press('Submit');
  expect(sentenceAt(messages.disclaimer, 'checkbox')).toBe(messages.agreeToDisclaimer);
  expect(await server.allSent('AddCustomer')).toEqual([]);
});

test('repeats the entries above the disclaimer that refers to them', async () => {
  await openAddCustomer();
  await goToDataSource();
  const facts = await waitFor(() => {
    const found = Object.fromEntries(
      [...document.querySelectorAll('.facts > div')].map((fact) => [...fact.children].map((part) => part.textContent)),
    );
    expect(found['Address']).toContain('India');
    return found;
  });
  expect(facts).toMatchObject({ 'Company Name': 'Niramaya Lotus', Phone: '02531234567', Email: 'office@example.in', Website: '–' });
  expect(facts['Address']).toBe('Survey No. 118, Akola, Goa, India, 403507');
  expect(screen.getByRole('table', { name: 'Contact persons' }).textContent).toContain('Mr. Asha Rao');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('sends customer and contacts in one call and starts empty again (CUS-32, CUS-33, CUS-35, CUS-37, CUS-39, GEN-19)', async () => {
  const server = await openAddCustomer();
  await goToDataSource();
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  expect(await screen.findByText(say.added)).toBeTruthy();
  expect(noticeLinks('Niramaya Lotus')).toEqual(['/viewcustomer?id=77']);
  expect(await server.allSent('AddCustomer')).toHaveLength(1);
  expect(server.sentTo('AddCustomer')[0]?.body).toEqual({
    industry: 1,
    companyname: 'Niramaya Lotus',
    companytype: 2,
    phone: '02531234567',
    email: 'office@example.in',
    website: '',
    address: 'Survey No. 118',
    country: 101,
    state: 11,
    city: 3101,
    pincode: '403507',
    datasource: 'Exhibition',
    status: 'Pending',
    enteredby: 'Rohini Sondhi',
    updatedby: 7,
    updatedon: expect.stringMatching(/^\d{1,2} \w+ \d{4} at /),
    contacts: [{ name: 'Mr. Asha Rao', designation: 'Manager', email: 'asha@example.in', mobile: '9000000041', phone: '' }],
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Company Name' }).value).toBe('');
  expect(sessionStorage.getItem('vikray.draft.7.add-customer')).toBeNull();
});

test('refuses to submit without the right and sends nothing (CUS-29, RGT-27)', async () => {
  const server = await openAddCustomer({ GetUserSubMenuAccessRights: answer([]) });
  await goToDataSource();
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  expect(await findNotice(messages.notAuthorised)).toBeTruthy();
  expect(await server.allSent('AddCustomer')).toEqual([]);
});

test('keeps everything after a failed submit and repeats it under the same key (CUS-38)', async () => {
  const server = await openAddCustomer({ AddCustomer: refusal(500, 'kaput') });
  await goToDataSource();
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: /Submit/ }).getAttribute('aria-busy')).toBeNull());
  press(/Submit/);
  await waitFor(() => expect(server.sentTo('AddCustomer')).toHaveLength(2));
  const [first, second] = server.sentTo('AddCustomer');
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toEqual(first?.body);
  expect(sessionStorage.getItem('vikray.draft.7.add-customer')).toContain('Niramaya Lotus');
  press(/Customer Details/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Company Name' }).value).toBe('Niramaya Lotus');
});

test('shows at the name that someone else has added the company in the meantime (CUS-15)', async () => {
  const conflict = refusal(409, say.companyExists, { code: 'CompanyAlreadyExists', field: 'companyName' });
  await openAddCustomer({ AddCustomer: conflict });
  await goToDataSource();
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  await waitFor(() => expect(sentenceAt('Company Name')).toBe(say.companyExists));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Company Name' }));
  enter('Company Name', 'Niramaya Lotus Hospital');
  expect(sentenceAt('Company Name')).toBeUndefined();
});

describe('coming back to what was entered', () => {
  const bar = /^Unsaved changes from \d\d:\d\d$/;
  const valueOf = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;

  async function leaveOnContacts(): Promise<void> {
    await openAddCustomer();
    await goToDataSource();
    press(/Contact Person/);
    cleanup();
    await openAddCustomer();
  }

  test('opens the last step, with the steps before it done, and says when it was entered', async () => {
    await leaveOnContacts();
    expect(await screen.findByText(bar)).toBeTruthy();
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Contact Person');
    expect(screen.getByRole('button', { name: /Customer Details/ }).textContent).toContain('Done');
    press('Continue');
    expect(screen.queryByText(bar)).toBeNull();
    expect(document.activeElement?.closest('.wizard-body')).toBeTruthy();
    press(/Customer Details/);
    expect(valueOf('Company Name')).toBe('Niramaya Lotus');
  });

  test('asks before discarding it, then starts on the first step', async () => {
    await leaveOnContacts();
    await screen.findByText(bar);
    press('Discard');
    fireEvent.click(await screen.findByRole('button', { name: 'No' }));
    expect(sessionStorage.getItem('vikray.draft.7.add-customer')).toContain('Niramaya Lotus');
    press('Discard');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(screen.queryByText(bar)).toBeNull();
    expect([valueOf('Company Name'), sessionStorage.getItem('vikray.draft.7.add-customer')]).toEqual(['', null]);
  });

  test('says nothing when every entry was removed again', async () => {
    await openAddCustomer();
    enter('Company Name', 'Niramaya Lotus');
    enter('Company Name', '');
    cleanup();
    await openAddCustomer();
    expect(screen.queryByText(bar)).toBeNull();
  });
});
