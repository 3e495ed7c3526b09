import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { contactRow, customerRow, lookups, siteRow } from '../../../../testing/screens/web-customers.ts';
import { enter, findNotice, findShown, noticeTexts, press } from '../../../../testing/screens/web-form-actions.ts';
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

async function openNewSite(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a Site' }));
  await screen.findByRole('dialog');
}

/** Fills in a new site. `found` is what its pincode has to propose before that is done. */
async function enterNewSite(found: string): Promise<void> {
  enter('Name of the Site', 'Vapi Store');
  enter('Address', 'Plot 7');
  enter('Pincode', '440015');
  await findShown(found);
}

/** Fills in a new site and presses Save before its cities are read. Returns what reads them. */
async function saveBeforeCities() {
  const read = Promise.withResolvers<void>();
  const GetCity = async () => read.promise.then(lookups.GetCity);
  const server = await openSites({ GetCity, AddCustomerSite: answer([{ SiteId: 32 }]) }, 'Edit Customer');
  await openNewSite();
  await enterNewSite('Maharashtra');
  press('Save');
  expect(await server.allSent('AddCustomerSite')).toEqual([]);
  expect(noticeTexts()).toEqual([]);
  return { server, read: read.resolve };
}

test('saves a site whose cities are not read yet once they are (GTX-06)', async () => {
  const { server, read } = await saveBeforeCities();
  read();
  await findNotice('Site added.');
  expect(server.sentTo('AddCustomerSite')[0]?.body).toMatchObject({ name: 'Vapi Store', city: 3102 });
});

test('saves no site whose dialog was closed while its cities were read', async () => {
  const { server, read } = await saveBeforeCities();
  press('Cancel');
  press('Yes');
  read();
  expect(await server.allSent('AddCustomerSite')).toEqual([]);
  expect(noticeTexts()).toEqual([]);
});

test('adds a site without an answer once, also after a reload (GTX-06)', async () => {
  const before = await openSites({ AddCustomerSite: noAnswer }, 'Edit Customer');
  await openNewSite();
  await enterNewSite('Nagpur');
  press('Save');
  await screen.findByText(messages.somethingWentWrong);
  cleanup();
  const after = await openSites({ AddCustomerSite: answer([{ SiteId: 32 }]) }, 'Edit Customer');
  await openNewSite();
  press('Save');
  await waitFor(() => expect(after.sentTo('AddCustomerSite')).toEqual(before.sentTo('AddCustomerSite')));
  expect(await findNotice('Site added.')).toBeTruthy();
});

test('closes the dialog of a saved site before the sites are read again, so that a second press adds no second one (GTX-06)', async () => {
  const read = Promise.withResolvers<void>();
  const found = answer([siteRow(31, 'Surat Wing')]);
  let times = 0;
  const server = await openSites(
    { AddCustomerSite: answer([{ SiteId: 32 }]), GetCustomerSite: () => (times++ === 0 ? found() : read.promise.then(found)) },
    'Edit Customer',
  );
  await openNewSite();
  await enterNewSite('Nagpur');
  press('Save');
  await waitFor(() => expect(server.sentTo('GetCustomerSite')).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  read.resolve();
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
