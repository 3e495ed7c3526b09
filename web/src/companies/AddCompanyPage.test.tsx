import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fillCompany, companyReplies, uploadedLogo } from '../../../testing/screens/web-companies.ts';
import { choose, enter, findNotice, noticeLinks, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, noAnswer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openAddCompany(replies: object = {}) {
  const server = stubServer({ ...companyReplies, ...replies });
  const app = openApp('/addcompany');
  await screen.findByRole('heading', { name: say.addTitle });
  return { server, app };
}

function valueOf(label: string): string {
  return screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
}

test('uploads the logo, saves the company, reports both and goes to the list (COM-12, COM-14, COM-15, COM-16, COM-17, COM-20, RTE-33)', async () => {
  const { server, app } = await openAddCompany();
  await fillCompany();
  await choose('Industry', 'Education');
  fireEvent.click(screen.getByRole('radio', { name: 'Inactive' }));
  press('Save Details');
  expect(await screen.findByText(say.imageUploaded)).toBeTruthy();
  expect(await screen.findByText(say.saved)).toBeTruthy();
  expect(noticeLinks('Shree Gajanan Steel Works')).toEqual(['/edit-company/12']);
  await waitFor(() => expect(app.path()).toBe('/companyList'));
  expect(server.sentTo('AddImage')[0]?.body).toMatchObject({ foldername: 'Company', filename: expect.stringMatching(/^\d+logo\.png$/) });
  const blank =
    'landmark mobile email website facebook instagram linkedin youtube gst pan tan msme bankname accountnumber branch ifsc swift type';
  const leftBlank = Object.fromEntries(blank.split(' ').map((key) => [key, '']));
  const moment = expect.stringMatching(/^\d{1,2} \w+ \d{4} at /);
  expect(server.sentTo('AddClientDetails').map((call) => call.body)).toEqual([
    {
      name: 'Shree Gajanan Steel Works',
      shortname: 'SGW',
      industry: 2,
      address: 'Plot 14, MIDC Ambad',
      country: 101,
      state: 11,
      city: 3101,
      pincode: '403507',
      status: 'Inactive',
      ...leftBlank,
      image: uploadedLogo,
      createdBy: 7,
      createdOn: moment,
      updatedBy: 7,
      updatedOn: moment,
    },
  ]);
  expect(sessionStorage.getItem('vikray.draft.7.add-company') ?? '').not.toContain('Gajanan');
});

test('reports any status other than 200 and keeps the entries; the logo is not uploaded again (COM-18)', async () => {
  const { server } = await openAddCompany({ AddClientDetails: refusal(500, 'kaput') });
  await fillCompany();
  press('Save Details');
  expect(await screen.findByText(say.notSaved)).toBeTruthy();
  expect(valueOf('Company Name')).toBe('Shree Gajanan Steel Works');
  await waitFor(() => expect(screen.getByRole('button', { name: /Save Details/ }).getAttribute('aria-busy')).toBeNull());
  press(/Save Details/);
  await waitFor(() => expect(server.sentTo('AddClientDetails')).toHaveLength(2));
  expect(server.sentTo('AddImage')).toHaveLength(1);
});

test.each([201, 202])('a company that is answered with %i is not saved (API-03, COM-13, COM-18)', async (status) => {
  const { app } = await openAddCompany({ AddClientDetails: () => Response.json({ data: [{ CompanyId: 12 }] }, { status }) });
  await fillCompany();
  press('Save Details');
  expect(await screen.findByText(say.notSaved)).toBeTruthy();
  expect(screen.queryByText(say.saved)).toBeNull();
  expect(app.path()).toBe('/addcompany');
});

test('reports the logo only once the company is saved, and does not upload it again after a correction (COM-16)', async () => {
  let isTaken = true;
  const { server } = await openAddCompany({
    AddClientDetails: () => (isTaken ? refusal(409, say.gstinTaken, { code: 'GstinTaken', field: 'gst' }) : answer([{ CompanyId: 12 }]))(),
  });
  await fillCompany();
  press('Save Details');
  expect(await screen.findByText(say.notSaved)).toBeTruthy();
  expect(screen.queryByText(say.imageUploaded)).toBeNull();
  isTaken = false;
  enter('Landmark', 'Near the water tank');
  await waitFor(() => expect(screen.getByRole('button', { name: /Save Details/ }).getAttribute('aria-busy')).toBeNull());
  press(/Save Details/);
  expect(await screen.findByText(say.saved)).toBeTruthy();
  expect(screen.getByText(say.imageUploaded)).toBeTruthy();
  expect(server.sentTo('AddImage')).toHaveLength(1);
});

test('shows at the field what the server refuses (COM-18)', async () => {
  await openAddCompany({ AddClientDetails: refusal(409, say.gstinTaken, { code: 'GstinTaken', field: 'gst' }) });
  await fillCompany();
  press('Save Details');
  expect(await screen.findByText(say.notSaved)).toBeTruthy();
  await waitFor(() => expect(sentenceAt('GSTIN')).toBe(say.gstinTaken));
});

test('shows above the form a refusal that concerns no field (COM-18)', async () => {
  await openAddCompany({ AddClientDetails: refusal(404, say.notFound) });
  await fillCompany();
  press('Save Details');
  expect(await screen.findByText(say.notSaved)).toBeTruthy();
  expect(screen.getByText(say.notFound)).toBeTruthy();
});

test('says that the server cannot be reached (COM-19)', async () => {
  await openAddCompany({ AddClientDetails: noAnswer });
  await fillCompany();
  press('Save Details');
  expect(await screen.findByText(say.unreachable)).toBeTruthy();
});

test('refuses without the right and sends nothing (RGT-27)', async () => {
  const { server } = await openAddCompany({ GetUserSubMenuAccessRights: answer([]) });
  await fillCompany();
  press('Save Details');
  expect(await findNotice(messages.notAuthorised)).toBeTruthy();
  expect(await server.allSent('AddImage', 'AddClientDetails')).toEqual([]);
});
