import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactRow, customerRow, fillContact, lookups } from '../../../testing/screens/web-customers.ts';
import { enter, findNotice, lockedText, press, sentenceAt, sentenceInForm } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { customerOverviewRow } from '../../../testing/screens/web-overviews.ts';
import { answer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});
afterEach(() => void vi.useRealTimers());

const allRights: RightName[] = ['Customer List', 'Approve Customer', 'Edit Customer', 'Delete Customer'];

interface Office {
  readonly rights?: RightName[];
  readonly customer?: object;
  readonly address?: string;
  readonly replies?: object;
}

async function openCustomer({ rights = allRights, customer = {}, address = '/viewcustomer?id=41', replies = {} }: Office = {}) {
  const server = stubServer({
    ...shellReplies,
    ...lookups,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetCustomer: answer([]),
    GetCustomerOverview: answer([customerOverviewRow(41)]),
    GetCustomerList: answer([customerRow(41, 'Niramaya', customer)], { total: 1 }),
    ...replies,
  });
  const app = openApp(address);
  await screen.findByText('Customer Details');
  return { server, app };
}

const edit = () => press('Edit Customer Details');

function submit(): void {
  press(/Data Source/);
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
}

const valueOf = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;

describe('looking at a customer', () => {
  test('shows its steps, which open in any order (CUS-55, CUS-56)', async () => {
    await openCustomer();
    expect([...document.querySelectorAll('.wizard-title')].map((title) => title.textContent)).toEqual([
      'Customer Details',
      'Address Details',
      'Contact Person',
      'Data Source',
    ]);
    press(/Data Source/);
    expect(screen.getByRole('textbox', { name: 'Entered By' })).toBeTruthy();
    press(/Address Details/);
    expect(lockedText('Pincode')).toBe('440015');
    await waitFor(() =>
      expect([lockedText('Country'), lockedText('State'), lockedText('City')]).toEqual(['India', 'Maharashtra', 'Nagpur']),
    );
  });

  test('shows the place of its address before the lists of places have loaded', async () => {
    const never = () => new Promise<Response>(() => undefined);
    await openCustomer({ replies: { GetCountry: never, GetState: never, GetCity: never } });
    press(/Address Details/);
    expect([lockedText('Country'), lockedText('State'), lockedText('City')]).toEqual(['India', 'Maharashtra', 'Nagpur']);
  });

  test('locks all fields until Edit is pressed; Entered By stays locked (CUS-58, CUS-59, WIZ-08)', async () => {
    await openCustomer();
    expect(lockedText('Company Name')).toBe('Niramaya');
    expect(screen.queryByRole('combobox')).toBeNull();
    press(/Data Source/);
    expect(lockedText('Entered By')).toBe('Asha Rao');
    edit();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Entered By' }).disabled).toBe(true);
    expect(valueOf('Entered By')).toBe('Asha Rao');
    press(/Customer Details/);
    expect(valueOf('Company Name')).toBe('Niramaya');
  });

  test('has its name as heading and no pending step, and reads as text', async () => {
    await openCustomer({ customer: { fld_website: '' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Niramaya');
    await waitFor(() => expect(lockedText('Industry')).toBe('Hospital'));
    expect(lockedText('Website')).toBe('–');
    expect(document.querySelector('.wizard input, .wizard textarea')).toBeNull();
    expect(document.querySelector('.wizard-state')).toBeNull();
  });

  test('marks what is required with an asterisk, not website, GST and contact phone (GTX-03, CUS-65, CUS-66, CUS-67)', async () => {
    await openCustomer();
    edit();
    const labels = () => [...document.querySelectorAll('.field-label')].map((label) => label.textContent);
    expect(labels()).toEqual(['Industry*', 'Company Type*', 'Company Name*', 'Phone*', 'Email*', 'Website']);
    press(/Address Details/);
    await waitFor(() => expect(labels()).toEqual(['Address*', 'Country*', 'State*', 'City*', 'Pincode*', 'GSTIN', 'GST Category']));
    press(/Contact Person/);
    expect(labels()).toEqual(['Title*', 'Name*', 'Designation*', 'Email*', 'Mobile*', 'Phone']);
    press(/Data Source/);
    expect(labels()).toEqual(['Data Source*', 'Entered By']);
  });

  test('offers each action only with its right (CUS-57, RGT-07, RGT-08, RGT-09)', async () => {
    await openCustomer({ rights: ['Customer List', 'Approve Customer'] });
    expect(await screen.findByRole('button', { name: 'Approve Customer' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit Customer Details' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Customer Details' })).toBeNull();
  });

  test('no action moves when the next pending customer arrives', async () => {
    const late = Promise.withResolvers<Response>();
    await openCustomer({ customer: { fld_status: 'Pending' }, replies: { GetNextPending: () => late.promise } });
    const drawn = [...document.querySelectorAll('.record-actions > *')];
    late.resolve(answer([{ id: 19, position: 2, total: 5 }])());
    await screen.findByRole('link', { name: 'Next pending (2 of 5)' });
    expect([...document.querySelectorAll('.record-actions > *')]).toEqual(drawn);
  });

  test('remembers the customer when the address does not name one', async () => {
    sessionStorage.setItem('vikray.chosen.customer', '41');
    const { server } = await openCustomer({ address: '/viewcustomer' });
    expect(server.sentTo('GetCustomerList')[0]?.query).toEqual({ customerid: '41' });
  });

  test('goes back to the list when there is no such customer', async () => {
    stubServer({ ...shellReplies, GetCustomerList: answer([], { total: 0 }) });
    const app = openApp('/viewcustomer?id=41');
    expect(await screen.findByText(say.notFound)).toBeTruthy();
    await waitFor(() => expect(app.path()).toBe('/customerlist'));
  });
});

describe('approving and deleting', () => {
  test('asks before approving, and No sends nothing (CUS-61)', async () => {
    const { server } = await openCustomer();
    press('Approve Customer');
    const dialog = await screen.findByRole('dialog', { name: say.confirmApproveTitle });
    expect(within(dialog).getByText(say.confirmApprove)).toBeTruthy();
    expect(within(dialog).getByText('Niramaya')).toBeTruthy();
    press('No');
    expect(await server.allSent('ApproveCustomer')).toEqual([]);
  });

  test('approves and goes to the list (CUS-63, CUS-74, CUS-75)', async () => {
    const { server, app } = await openCustomer({
      replies: { ApproveCustomer: answer([{ CustomerId: 41 }]), GetNextPending: answer([{ id: 19, position: 2, total: 5 }]) },
    });
    press('Approve Customer');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(say.approved)).toBeTruthy();
    expect(within(screen.getByRole('status')).getByRole('link', { name: 'Next pending (2 of 5)' }).getAttribute('href')).toBe(
      '/viewcustomer?id=19',
    );
    expect(server.sentTo('ApproveCustomer')[0]?.body).toEqual({
      customerid: 41,
      status: 'Approved',
      version: 3,
      updatedby: 7,
      updatedon: expect.any(String),
    });
    await waitFor(() => expect(app.path()).toBe('/customerlist'));
  });

  test('deletes, says so and shows the list two seconds later (CUS-62, CUS-63, CUS-76, CUS-77, GEN-12)', async () => {
    const { server, app } = await openCustomer({ replies: { DeleteCustomer: answer([{ CustomerId: 41 }]) } });
    press('Delete Customer Details');
    expect(await screen.findByText(say.confirmDelete)).toBeTruthy();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    press('Yes');
    expect(await screen.findByText(say.deleted)).toBeTruthy();
    const deletedAt = Date.now();
    expect(server.sentTo('DeleteCustomer')[0]?.body).toEqual({ id: 41, version: 3 });
    expect(app.path()).toBe('/viewcustomer');
    await waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(app.path()).toBe('/customerlist');
    });
    expect(Date.now() - deletedAt).toBeGreaterThan(1500);
  });

  test('asks before deleting, and No sends nothing (CUS-62)', async () => {
    const { server } = await openCustomer();
    press('Delete Customer Details');
    await screen.findByRole('dialog', { name: say.confirmDeleteTitle });
    press('No');
    expect(await server.allSent('DeleteCustomer')).toEqual([]);
  });

  test('says that an approval failed and stays on the page (CUS-79)', async () => {
    const { app } = await openCustomer({ replies: { ApproveCustomer: refusal(500, 'kaput') } });
    press('Approve Customer');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
    expect(app.path()).toBe('/viewcustomer');
  });
});

describe('editing a customer', () => {
  test('shows beside each field what is wrong with it (CUS-68)', async () => {
    await openCustomer();
    edit();
    enter('Phone', '');
    enter('Email', 'office@');
    expect(sentenceAt('Phone')).toBe(say.inline.phone);
    expect(sentenceAt('Email')).toBe(say.inline.email);
    press(/Address Details/);
    enter('Pincode', '4400');
    expect(sentenceAt('Pincode')).toBe(say.inline.pincode);
    press(/Contact Person/);
    enter('Email', 'asha@');
    enter('Mobile', '90000');
    expect(sentenceAt('Email')).toBe(say.inline.contactEmail);
    expect(sentenceAt('Mobile')).toBe(say.inline.contactMobile);
  });

  test('checks every step at submit and opens the first one with a fault (CUS-60, CUS-69)', async () => {
    const { server } = await openCustomer();
    edit();
    enter('Website', 'foo bar');
    press(/Contact Person/);
    press('Remove Dr. Asmita Gokhale');
    submit();
    expect(sentenceAt('Website')).toBe(say.invalidWebsite);
    enter('Website', '');
    press(/Data Source/);
    press('Submit');
    expect(sentenceInForm(say.addContact)).toBeTruthy();
    expect(await server.allSent('UpdateCustomer')).toEqual([]);
  });

  test('saves customer and contacts in one call and goes to the list (CUS-64, CUS-70, CUS-71, CUS-72, CUS-73)', async () => {
    const customer = {
      fld_status: 'Approved',
      contacts: [contactRow(51, 'Dr. Asmita Gokhale'), contactRow(52, 'Devdatta Rao', { fld_title: 'Mr.' })],
    };
    const { server, app } = await openCustomer({ customer, replies: { UpdateCustomer: answer([{ CustomerId: 41 }]) } });
    edit();
    enter('Phone', '0712555555');
    press(/Contact Person/);
    fillContact('Ila Barve');
    press('Add');
    submit();
    expect(await screen.findByText(say.updated)).toBeTruthy();
    expect(server.sentTo('UpdateCustomer')[0]?.body).toMatchObject({
      customerid: 41,
      version: 3,
      status: 'Pending',
      phone: '0712555555',
      enteredby: 'Asha Rao',
      updatedby: 7,
      datasource: 'Enquiry',
      state: 21,
      city: 3102,
    });
    expect(server.sentTo('UpdateCustomer')[0]?.body).toHaveProperty('contacts', [
      {
        contactid: 51,
        name: 'Dr. Asmita Gokhale',
        designation: 'Purchase Manager',
        email: 'purchase@example.in',
        mobile: '9000000041',
        phone: '',
      },
      {
        contactid: 52,
        name: 'Devdatta Rao',
        designation: 'Purchase Manager',
        email: 'purchase@example.in',
        mobile: '9000000041',
        phone: '',
      },
      { name: 'Mr. Ila Barve', designation: 'Manager', email: 'asha@example.in', mobile: '9000000041', phone: '' },
    ]);
    await waitFor(() => expect(app.path()).toBe('/customerlist'));
  });

  test('stays on the page to which the user has gone while it is saved', async () => {
    const saved = Promise.withResolvers<Response>();
    const { server, app } = await openCustomer({ replies: { UpdateCustomer: () => saved.promise } });
    edit();
    submit();
    await waitFor(() => server.sentTo('UpdateCustomer'));
    fireEvent.click(screen.getByRole('link', { name: 'Vikray' }));
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
    saved.resolve(Response.json({ data: [{ CustomerId: 41 }] }));
    expect(await findNotice(say.updated)).toBeTruthy();
    await settle();
    expect(app.path()).toBe('/dashboard');
  });

  test('forgets the changes on Cancel', async () => {
    await openCustomer();
    edit();
    enter('Phone', '1');
    press('Cancel');
    expect(lockedText('Phone')).toBe('02530000041');
    edit();
    expect(valueOf('Phone')).toBe('02530000041');
  });

  test('applies the changes on top of those that someone else has saved, also those made after the refusal', async () => {
    let now = customerRow(41, 'Niramaya');
    const refuse = refusal(409, messages.versionConflict, { code: 'VersionConflict' });
    const { server } = await openCustomer({
      replies: {
        GetCustomerList: () => Response.json({ data: [now], total: 1 }),
        UpdateCustomer: () => {
          now = customerRow(41, 'Niramaya', { fld_version: 4, fld_phone: '999', fld_email: 'new@example.in' });
          return refuse();
        },
      },
    });
    edit();
    enter('Phone', '111');
    submit();
    const again = await screen.findByRole('button', { name: 'Load again' });
    press(/Customer Details/);
    enter('Phone', '1111');
    expect(again.isConnected).toBe(true);
    fireEvent.click(again);
    expect(await screen.findByText(messages.changedByBoth('Phone'))).toBeTruthy();
    expect(again.isConnected).toBe(false);
    press(/Customer Details/);
    expect(valueOf('Phone')).toBe('1111');
    expect(valueOf('Email')).toBe('new@example.in');
    submit();
    await waitFor(() => expect(server.sentTo('UpdateCustomer')).toHaveLength(2));
    expect(server.sentTo('UpdateCustomer')[1]?.body).toMatchObject({ version: 4, phone: '1111', email: 'new@example.in' });
  });

  test('keeps what is entered while the record loads again, and submits nothing until it has', async () => {
    const loaded = Promise.withResolvers<undefined>();
    let now = customerRow(41, 'Niramaya');
    const refuse = refusal(409, messages.versionConflict, { code: 'VersionConflict' });
    const { server } = await openCustomer({
      replies: {
        GetCustomerList: async () => {
          await (now['fld_version'] === 4 && loaded.promise);
          return Response.json({ data: [now], total: 1 });
        },
        UpdateCustomer: () => {
          now = customerRow(41, 'Niramaya', { fld_version: 4, fld_email: 'new@example.in' });
          return refuse();
        },
      },
    });
    edit();
    enter('Phone', '111');
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'Load again' }));
    press(/Customer Details/);
    enter('Phone', '222');
    press(/Data Source/);
    press(/Submit$/);
    loaded.resolve(undefined);
    expect(await screen.findByText(messages.changesKept)).toBeTruthy();
    press(/Customer Details/);
    expect(valueOf('Phone')).toBe('222');
    expect(valueOf('Email')).toBe('new@example.in');
    expect(server.sentTo('UpdateCustomer')).toHaveLength(1);
  });
});

describe('coming back to a customer with unsaved changes', () => {
  const bar = /^Unsaved changes from \d\d:\d\d$/;
  async function leaveEdited(): Promise<void> {
    await openCustomer();
    edit();
    enter('Company Name', 'Niramaya Lotus');
    press(/Contact Person/);
    cleanup();
    await openCustomer();
  }

  test('shows the saved record and says that there are changes; Continue opens the step with them', async () => {
    await leaveEdited();
    expect(await screen.findByText(bar)).toBeTruthy();
    expect(lockedText('Company Name')).toBe('Niramaya');
    press('Continue');
    expect(screen.queryByText(bar)).toBeNull();
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Contact Person');
    press(/Customer Details/);
    expect(valueOf('Company Name')).toBe('Niramaya Lotus');
  });

  test('still mentions the changes after Edit, where Discard continues with the saved record', async () => {
    await leaveEdited();
    await screen.findByText(bar);
    edit();
    press(/Customer Details/);
    expect([valueOf('Company Name'), screen.queryByText(bar) !== null]).toEqual(['Niramaya Lotus', true]);
    press('Discard');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect([valueOf('Company Name'), screen.queryByText(bar)]).toEqual(['Niramaya', null]);
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(sessionStorage.getItem('vikray.draft.7.customer-41')).toBeNull();
  });
});
