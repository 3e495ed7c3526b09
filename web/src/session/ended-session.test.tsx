import { sessionMessages as say } from '@vikray/contract/session/session-messages.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lookups } from '../../../testing/screens/web-customers.ts';
import { enter, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, testUser, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { downloadFile } from '../platform/download.ts';
import { endSession } from '../platform/ended-session.ts';

beforeEach(() => {
  storeTestLogin();
});

const office = {
  ...shellReplies,
  ...lookups,
  GetUserSubMenuAccessRights: answer(granted('Customer List', 'Add Customer')),
  GetCustomer: answer([]),
};

function logIn(): void {
  fireEvent.change(screen.getByLabelText('Mobile Number'), { target: { value: '9000000010' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  press('Log In');
}

/** Enters a company name on Add Customer, then ends the session. */
async function endOnAddCustomer(replies: object = {}) {
  stubServer({ ...office, AuthenticateUser: answer([testUser]), ...replies });
  const app = openApp('/addcustomer?from=mail');
  await screen.findByRole('heading', { name: 'Add Customer' });
  enter('Company Name', 'Niramaya Lotus');
  act(endSession);
  await screen.findByText(say.ended);
  expect(app.path()).toBe('/');
  return app;
}

test('an ended session says so, and the next login leads back to the page with its entries', async () => {
  const { path } = await endOnAddCustomer();
  logIn();
  await screen.findByRole('heading', { name: 'Add Customer' });
  expect(path()).toBe('/addcustomer');
  expect(sessionStorage.getItem('vikray.draft.7.add-customer')).toContain('Niramaya Lotus');
  expect(sessionStorage.getItem('vikray.page')).toBeNull();
  expect(screen.queryByText(say.ended)).toBeNull();
});

test('another user who logs in comes to the dashboard and finds none of the entries', async () => {
  const { path } = await endOnAddCustomer({ AuthenticateUser: answer([{ ...testUser, fld_userid: 8 }]) });
  logIn();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sessionStorage.length).toBe(0);
});

test('a refused call ends the session in the same way', async () => {
  stubServer({ ...office, GetIndustry: refusal(401, 'Please log in to continue.') });
  openApp('/addcustomer');
  expect(await screen.findByText(say.ended)).toBeTruthy();
});

test('so does a refused file, and the next login leads back to the list', async () => {
  stubServer({ ...office, AuthenticateUser: answer([testUser]), GetBrochure: answer([]) });
  const app = openApp('/downloadbrochure?search=lotus');
  await screen.findByRole('heading', { level: 1 });
  vi.stubGlobal('fetch', async () => Response.json({ data: 'Please log in to continue.' }, { status: 401 }));
  await act(async () => expect(downloadFile('/api/quotations/5/pdf')).rejects.toMatchObject({ status: 401 }));
  expect(await screen.findByText(say.ended)).toBeTruthy();
  expect(app.path()).toBe('/');
  stubServer({ ...office, AuthenticateUser: answer([testUser]), GetBrochure: answer([]) });
  logIn();
  await waitFor(() => expect(app.address()).toBe('/downloadbrochure?search=lotus'));
});

test('after a logout there is no message, and the next login leads to the dashboard', async () => {
  stubServer({ ...office, AuthenticateUser: answer([testUser]), AddUserLoginSession: refusal(401, 'Please log in to continue.') });
  const { path } = openApp('/addcustomer');
  await screen.findByRole('heading', { name: 'Add Customer' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body);
  await screen.findByRole('heading', { name: 'Log In' });
  await waitFor(() => expect(screen.queryByText(say.ended)).toBeNull());
  logIn();
  await waitFor(() => expect(path()).toBe('/dashboard'));
});
