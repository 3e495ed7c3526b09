import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { contactRow, customerRow, lookups, siteRow } from '../../../../testing/screens/web-customers.ts';
import { enter, findNotice, findShown, press } from '../../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { answer, noAnswer, refusal, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openSites(replies: object = {}, ...rights: RightName[]) {
  const server = stubServer({
    ...shellReplies,
    ...lookups,
    GetUserSubMenuAccessRights: answer(granted('Customer List', ...rights)),
    GetCustomerList: answer([customerRow(12, 'Niramaya Lotus')], { total: 1 }),
    GetCustomerContactPerson: answer([contactRow(51, 'Dr. Asmita Gokhale')]),
    GetCustomerSite: answer([siteRow(31, 'Surat Wing', { fld_gstin: '24ABCDE1234F1Z6' })]),
    ...replies,
  });
  openApp('/viewcustomer?id=12&view=Sites');
  await screen.findByRole('tab', { name: 'Sites', selected: true });
  return server;
}

test('lists the sites of a customer (GTX-06)', async () => {
  await openSites();
  const card = within(await screen.findByRole('article', { name: 'Surat Wing' }));
  for (const text of [/Plot 7, Ring Road/, /Surat, Gujarat - 395002, India/]) expect(card.getByText(text)).toBeTruthy();
  expect(card.getByText('GSTIN 24ABCDE1234F1Z6')).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Edit Surat Wing' })).toBeNull();
});

test('says what a site is while there is none (GTX-06)', async () => {
  await openSites({ GetCustomerSite: answer([]) }, 'Edit Customer');
  expect(await screen.findByText(/^No sites yet\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add a Site' })).toBeTruthy();
});

test('edits a site, based on the version that was seen (GTX-06)', async () => {
  const server = await openSites({ UpdateCustomerSite: answer([{ SiteId: 31 }]) }, 'Edit Customer');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Surat Wing' }));
  await screen.findByRole('dialog');
  enter('Name of the Site', 'Surat Annexe');
  press('Save');
  expect(await screen.findByText('Site updated.')).toBeTruthy();
  expect(server.sentTo('UpdateCustomerSite')[0]?.body).toMatchObject({ siteid: 31, version: 1, name: 'Surat Annexe', city: 1041 });
});

test.each([
  ['Add a Site', ''],
  ['Edit Surat Wing', 'Surat Wing'],
])('keeps what is typed when the session ends, until the dialog is closed: %s', async (button, untouched) => {
  const openDialog = async () => {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    return screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the Site' });
  };
  await openSites({}, 'Edit Customer');
  await openDialog();
  enter('Name of the Site', 'Surat Annexe');
  cleanup();
  await openSites({}, 'Edit Customer');
  expect((await openDialog()).value).toBe('Surat Annexe');
  press('Cancel');
  press('Yes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await openDialog()).value).toBe(untouched);
});

test('adds a site without an answer once, also after a reload (GTX-06)', async () => {
  const openDialog = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Add a Site' }));
    await screen.findByRole('dialog');
  };
  const before = await openSites({ AddCustomerSite: noAnswer }, 'Edit Customer');
  await openDialog();
  enter('Name of the Site', 'Vapi Store');
  enter('Address', 'Plot 7');
  enter('Pincode', '440015');
  await findShown('Nagpur');
  press('Save');
  await screen.findByText(messages.somethingWentWrong);
  cleanup();
  const after = await openSites({ AddCustomerSite: answer([{ SiteId: 32 }]) }, 'Edit Customer');
  await openDialog();
  press('Save');
  await waitFor(() => expect(after.sentTo('AddCustomerSite')).toEqual(before.sentTo('AddCustomerSite')));
  expect(await findNotice('Site added.')).toBeTruthy();
});

test('keeps what was typed when someone else has changed the site, which is loaded again (GTX-06)', async () => {
  let sites = answer([siteRow(31, 'Surat Wing', { fld_gstin: '24ABCDE1234F1Z6' })]);
  let reply = () => {
    sites = answer([siteRow(31, 'Surat Wing', { fld_pincode: '395003', fld_version: 2 })]);
    reply = answer([{ SiteId: 31 }]);
    return refusal(409, messages.versionConflict, { code: 'VersionConflict' })();
  };
  const server = await openSites({ GetCustomerSite: () => sites(), UpdateCustomerSite: () => reply() }, 'Edit Customer');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Surat Wing' }));
  await screen.findByRole('dialog');
  enter('Name of the Site', 'Surat Annexe');
  press('Save');
  fireEvent.click(await screen.findByRole('button', { name: 'Load again' }));
  await findNotice(messages.changesKept);
  press(/Save/);
  await findNotice('Site updated.');
  expect(server.sentTo('UpdateCustomerSite').map(({ body }) => body)).toMatchObject([
    { version: 1, name: 'Surat Annexe' },
    { version: 2, name: 'Surat Annexe', pincode: '395003' },
  ]);
});

test('hides a site after asking, and says so if that is refused (GTX-06)', async () => {
  const server = await openSites({ HideCustomerSite: refusal(409, 'Somebody else has changed this record meanwhile.') }, 'Edit Customer');
  fireEvent.click(await screen.findByRole('button', { name: 'Hide Surat Wing' }));
  expect(await server.allSent('HideCustomerSite')).toEqual([]);
  press('Yes');
  expect(await screen.findByText('Somebody else has changed this record meanwhile.')).toBeTruthy();
  await waitFor(() => expect(server.sentTo('HideCustomerSite')[0]?.body).toMatchObject({ siteid: 31, version: 1 }));
});
