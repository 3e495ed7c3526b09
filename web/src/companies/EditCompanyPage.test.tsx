import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { companyRow, companyReplies } from '../../../testing/screens/web-companies.ts';
import { chosenIn, enter, noticeLinks, press } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const gajanan = companyRow(5, 'Shree Gajanan Steel Works', { fld_type: 'Supplier', fld_status: 'Inactive' });

async function openEditCompany(replies: object = {}, address = '/edit-company/5') {
  const server = stubServer({ ...companyReplies, GetCompanyList: answer([gajanan]), ...replies });
  const app = openApp(address);
  return { server, app };
}

function valueOf(label: string): string {
  return screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
}

test('reads the company of the address and opens it for editing (COM-01, COM-06, COM-23, RTE-34)', async () => {
  const { server } = await openEditCompany();
  expect(await screen.findByRole('heading', { name: say.editTitle })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Update Details' })).toBeTruthy();
  expect(server.sentTo('GetCompanyList')[0]?.body).toEqual({ whereClause: 'fld_company_id=5' });
  expect(valueOf('Company Name')).toBe('Shree Gajanan Steel Works');
  expect(valueOf('GSTIN')).toBe('27AAPFU0939F1ZV');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Inactive' }).checked).toBe(true);
  await waitFor(() => expect([chosenIn('State'), chosenIn('City')]).toEqual(['Maharashtra', 'Nagpur']));
});

test('sends the whole company, even fields without an input, but not the logo again (COM-12, COM-13, COM-17, COM-20)', async () => {
  const { server, app } = await openEditCompany();
  await screen.findByRole('button', { name: 'Update Details' });
  enter('Mobile', '9000000099');
  press('Update Details');
  expect(await screen.findByText(say.saved)).toBeTruthy();
  expect(noticeLinks('Shree Gajanan Steel Works')).toEqual(['/edit-company/5']);
  await waitFor(() => expect(app.path()).toBe('/companyList'));
  const [sent] = server.sentTo('UpdateClientDetails');
  expect(sent?.body).toMatchObject({
    companyid: 5,
    version: 3,
    mobile: '9000000099',
    type: 'Supplier',
    image: '/api/images/logo.jpg',
    status: 'Inactive',
    state: 21,
    city: 3102,
  });
  const documented =
    'companyid name image industry type address country state city pincode landmark status mobile email website facebook instagram linkedin youtube gst pan tan ' +
    'bankname accountnumber branch ifsc swift createdOn updatedOn createdBy updatedBy shortname msme';
  expect(Object.keys(sent?.body ?? {})).toEqual(expect.arrayContaining(documented.split(' ')));
  expect(await server.allSent('AddImage')).toEqual([]);
});

test('applies the changes to the company that someone else has saved in the meantime', async () => {
  let stored = gajanan;
  await openEditCompany({
    GetCompanyList: () => Response.json({ data: [stored] }),
    UpdateClientDetails: refusal(409, messages.versionConflict, { code: 'VersionConflict' }),
  });
  await screen.findByRole('button', { name: 'Update Details' });
  enter('Landmark', 'Near the water tank');
  press('Update Details');
  expect(await screen.findByText(messages.versionConflict)).toBeTruthy();
  expect(screen.getByText(say.notSaved)).toBeTruthy();
  stored = { ...gajanan, fld_version: 4, fld_pan: 'AAPFU0939F', fld_landmark: 'Gate 2' };
  press('Load again');
  expect(await screen.findByText(messages.changesKept)).toBeTruthy();
  expect(valueOf('Landmark')).toBe('Near the water tank');
  expect(valueOf('PAN')).toBe('AAPFU0939F');
  expect(screen.getByText(messages.changedByBoth('Landmark'))).toBeTruthy();
});

test('keeps a change when the page is reloaded and forgets it on Cancel', async () => {
  sessionStorage.setItem('vikray.draft.7.company-5', 'null');
  const { app } = await openEditCompany();
  await screen.findByRole('button', { name: 'Update Details' });
  enter('Landmark', 'Gate 3');
  await waitFor(() => expect(sessionStorage.getItem('vikray.draft.7.company-5')).toContain('Gate 3'));
  press('Cancel');
  await waitFor(() => expect(app.path()).toBe('/companyList'));
  expect(sessionStorage.getItem('vikray.draft.7.company-5')).toBeNull();
});

test.each(['/edit-company/99', '/edit-company/abc'])('%s goes back to the list when there is no such company', async (address) => {
  const { app } = await openEditCompany({ GetCompanyList: answer([], { total: 0 }) }, address);
  expect(await screen.findByText(say.notFound)).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/companylist'));
});
