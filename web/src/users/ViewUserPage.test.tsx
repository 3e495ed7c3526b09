import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { enter, findShown, lockedText, noticeLinks, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { storedUrl } from '../../../testing/screens/web-products.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { chooseUserPhoto, userReplies, userRow, wholeUserRow } from '../../../testing/screens/web-users.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

interface Office {
  readonly rights?: RightName[];
  readonly user?: object;
  readonly address?: string;
  readonly replies?: object;
}

async function openUser({
  rights = ['User List', 'Edit User'],
  user = wholeUserRow(12, 'Asha Rao'),
  address = '/viewuser?id=12',
  replies = {},
}: Office = {}) {
  const server = stubServer({
    ...userReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetUser: answer([user], { total: 1 }),
    ...replies,
  });
  const app = openApp(address);
  await screen.findByText('Personal Details');
  return { server, app };
}

const edit = () => press('Edit User Details');
const valueOf = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
const isLocked = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).disabled;

/** Goes from step 1 to the last step. */
async function goToLastStep(): Promise<void> {
  press('Next');
  press('Next');
  await findShown('Nagpur');
  press('Next');
}

function update(): void {
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  // The loading icon still fades out and is part of the button's name.
  press(/Update User$/);
}

/** The labels with a star on the open step. */
function starred(): string[] {
  return [...document.querySelectorAll('.wizard-body .field-label')].flatMap((label) =>
    label.querySelector('.field-asterisk') ? [label.firstChild?.textContent ?? ''] : [],
  );
}

describe('looking at a user', () => {
  test('shows four steps; later ones open once those before are done (USR-69, USR-71, USR-75, RTE-21)', async () => {
    await openUser();
    const titles = [...document.querySelectorAll('.wizard-title')].map((title) => title.textContent);
    expect(titles).toEqual(['Personal Details', 'Official Details', 'Address Details', 'Login Details']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Login Details/ }).disabled).toBe(true);
    expect([
      lockedText('Full Name'),
      lockedText('Date of Birth'),
      lockedText('PAN'),
      lockedText('Aadhaar'),
      lockedText('Account Number'),
    ]).toEqual(['Asha Rao', '17-04-1991', '•••••0939F', '••••••••0124', '••••9012']);
    press('Next');
    expect([lockedText('Employee Number'), lockedText('Joining Date'), lockedText('Official Mobile')]).toEqual([
      'VK12',
      '01-04-2024',
      '+91 9000000112',
    ]);
    press('Next');
    await findShown('Nagpur');
    expect([lockedText('Address'), lockedText('State'), lockedText('Pincode')]).toEqual(['Civil Lines', 'Maharashtra', '440001']);
    press('Next');
    expect([lockedText('Nick Name'), lockedText('Login Type')]).toEqual(['As', 'Administrative']);
    expect(screen.queryByRole('button', { name: 'Update User' })).toBeNull();
  });

  test('marks required fields with a star (USR-23)', async () => {
    await openUser();
    const found = [starred()];
    for (let step = 0; step < 3; step++) {
      press('Next');
      if (step === 1) await findShown('Nagpur');
      found.push(starred());
    }
    expect(found).toEqual([
      ['Full Name', 'Date of Birth', 'Marital Status', 'Personal Email', 'Personal Mobile'],
      ['Employee Number', 'Designation', 'Official Mobile', 'Joining Date', 'Official Email', 'Department Type'],
      ['Address', 'Country', 'State', 'City', 'Pincode'],
      ['Nick Name', 'Login Type'],
    ]);
  });

  test('locks all fields until Edit is pressed, with its right; the employee number stays locked (USR-70, USR-72, RGT-21, WIZ-08)', async () => {
    await openUser();
    expect(['Full Name', 'Voter ID'].map(lockedText)).toEqual(['Asha Rao', '–']);
    edit();
    await waitFor(() => expect([isLocked('Full Name'), isLocked('Voter ID')]).toEqual([false, false]));
    press('Next');
    expect(isLocked('Employee Number')).toBe(true);
    expect(['Designation', 'Official Mobile', 'Official Email'].map(isLocked)).toEqual([false, false, false]);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Department Type' }).disabled).toBe(false);
    expect(valueOf('Joining Date')).toBe('01-04-2024');
  });

  test('shows neither the Edit button nor private fields without Edit User (USR-70, RGT-26)', async () => {
    await openUser({ rights: ['User List'], user: userRow(12, 'Asha Rao') });
    expect(lockedText('Full Name')).toBe('Asha Rao');
    expect(screen.queryByRole('button', { name: 'Edit User Details' })).toBeNull();
    const hidden = [
      'PAN',
      'Aadhaar',
      'Date of Birth',
      'Account Number',
      'Personal Email',
      'Personal Mobile',
      'Phone',
      'Address',
      'Pincode',
    ];
    const shown = () => hidden.filter((label) => document.querySelector('.wizard-body')?.textContent?.includes(label));
    expect([shown(), screen.getByText(say.privateHidden).isConnected]).toEqual([[], true]);
    press('Next');
    press('Next');
    expect([shown(), screen.getByText(say.privateHidden).isConnected]).toEqual([[], true]);
  });

  test('locks Edit of an Administrator for everyone else, with the reason', async () => {
    await openUser({ user: wholeUserRow(12, 'Asha Rao', { fld_logintype: 'Administrator' }) });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Edit User Details' });
    expect([button.disabled, button.getAttribute('aria-description')]).toEqual([true, say.ofAdministrator]);
    expect(screen.getByText(say.ofAdministrator)).toBeTruthy();
  });

  test('reads the private fields before editing when the right was given later', async () => {
    let row = userRow(12, 'Asha Rao');
    const { server } = await openUser({ replies: { GetUser: () => Response.json({ data: [row], total: 1 }) } });
    row = wholeUserRow(12, 'Asha Rao');
    edit();
    expect(await screen.findByRole('textbox', { name: 'PAN' })).toBeTruthy();
    expect(lockedText('PAN')).toBe('•••••0939F');
    expect(server.sentTo('GetUser')).toHaveLength(2);
  });

  test.each([
    ['Active', 'status-tag-green'],
    ['Deleted', 'status-tag-red'],
  ])('shows the status %s in its colour (USR-68)', async (status, colour) => {
    await openUser({ user: wholeUserRow(12, 'Asha Rao', { fld_status: status }) });
    expect(screen.getByText(status).className).toContain(colour);
  });

  test('goes back to the list when there is no such user', async () => {
    stubServer(userReplies);
    const { path } = openApp('/viewuser?id=99');
    expect(await screen.findByText(say.notFound)).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/userlist'));
  });
});

describe('editing a user', () => {
  test('sends the whole payload with its version, then leads to the list (USR-40, USR-43, USR-74, USR-76, USR-78)', async () => {
    const { server, app } = await openUser({ user: wholeUserRow(12, 'Asha Rao', { fld_photo: storedUrl('a') }) });
    edit();
    await waitFor(() => expect(isLocked('Full Name')).toBe(false));
    enter('Full Name', 'Asha Rao Kulkarni');
    await goToLastStep();
    update();
    expect(await screen.findByText(say.updated)).toBeTruthy();
    expect(noticeLinks('Asha Rao Kulkarni')).toEqual(['/viewuser?id=12']);
    await waitFor(() => expect(app.path()).toBe('/userlist'));
    expect(server.sentTo('UpdateUser').map(({ body }) => body)).toEqual([
      {
        userid: 12,
        version: 3,
        name: 'Asha Rao Kulkarni',
        personalemail: 'home@example.in',
        dob: '1991-04-17',
        personalmobile: '9300000001',
        personalphone: '',
        maritalstatus: 'Married',
        doa: '',
        pan: '•••••0939F',
        dl: '',
        voterid: '',
        adhaar: '••••••••0124',
        passport: '',
        rationcard: '',
        bankaccount: '••••9012',
        bankname: 'State Bank of India',
        branch: 'Nagpur',
        ifsc: 'SBIN0001234',
        empnumber: 'VK12',
        joindate: '2024-04-01',
        designation: 'Sales Executive',
        officeemail: 'user12@example.in',
        officemobile: '9000000112',
        department: 1,
        address: 'Civil Lines',
        country: 101,
        state: 21,
        city: 3102,
        pincode: '440001',
        nickname: 'As',
        logintype: 'Administrative',
        status: 'Active',
        photo: storedUrl('a'),
        updatedby: 7,
        updatedon: expect.stringMatching(/^\d{1,2} \w+ \d{4} at /),
      },
    ]);
  });

  test('uploads another picture first, named by employee number and user id (USR-44, USR-78)', async () => {
    const { server } = await openUser();
    edit();
    await waitFor(() => expect(isLocked('Full Name')).toBe(false));
    const file = await chooseUserPhoto();
    await goToLastStep();
    update();
    expect(await screen.findByText(say.updated)).toBeTruthy();
    expect(server.sentTo('AddImage').map(({ body }) => body)).toEqual([{ foldername: 'User', filename: 'VK12-12', file }]);
    expect(server.sentTo('UpdateUser')[0]?.body).toMatchObject({ photo: storedUrl('b') });
  });

  test('finally needs a nick name and the disclaimer (USR-21)', async () => {
    await openUser();
    edit();
    await waitFor(() => expect(isLocked('Full Name')).toBe(false));
    await goToLastStep();
    enter('Nick Name', '');
    press('Update User');
    expect(sentenceAt('Nick Name')).toBe(say.enterNickname);
    enter('Nick Name', 'AR');
    press('Update User');
    expect(sentenceAt(messages.disclaimer, 'checkbox')).toBe(messages.agreeToDisclaimer);
  });

  test('shows the specified message and, at the number, that another user has it (USR-77)', async () => {
    await openUser({
      replies: { UpdateUser: refusal(409, messages.somethingWentWrong, { code: 'MobileRegistered', field: 'officeMobile' }) },
    });
    edit();
    await waitFor(() => expect(isLocked('Full Name')).toBe(false));
    await goToLastStep();
    update();
    expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
    await waitFor(() => expect(sentenceAt('Official Mobile')).toBe(say.registered));
  });

  test('applies the changes on top of those that someone else has saved in the meantime', async () => {
    let isMoved = false;
    const now = () => wholeUserRow(12, 'Asha Rao', isMoved ? { fld_designation: 'Director', fld_version: 4 } : {});
    const refused = refusal(409, messages.versionConflict, { code: 'VersionConflict' });
    const { server } = await openUser({
      replies: {
        GetUser: () => Response.json({ data: [now()], total: 1 }),
        UpdateUser: () => (isMoved ? answer([{ UserId: 12 }])() : refused()),
      },
    });
    edit();
    await waitFor(() => expect(isLocked('Full Name')).toBe(false));
    enter('Full Name', 'Asha Kulkarni');
    await goToLastStep();
    update();
    const again = await screen.findByRole('button', { name: 'Load again' });
    isMoved = true;
    fireEvent.click(again);
    expect(await screen.findByText(messages.changesKept)).toBeTruthy();
    update();
    expect(await screen.findByText(say.updated)).toBeTruthy();
    expect(server.sentTo('UpdateUser')[1]?.body).toMatchObject({ version: 4, name: 'Asha Kulkarni', designation: 'Director' });
  });

  test('keeps nothing private in the browser', async () => {
    await openUser();
    edit();
    await waitFor(() => expect(isLocked('Full Name')).toBe(false));
    press('Change PAN');
    enter('PAN', 'ABCDE1234F');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
    enter('Full Name', 'Asha Kulkarni');
    const kept = JSON.stringify([...Object.values(localStorage), ...Object.values(sessionStorage)]);
    expect(kept).toContain('Asha Kulkarni');
    for (const secret of ['0939F', 'ABCDE1234F']) expect(kept).not.toContain(secret);
  });

  test('restores the other changes, with the private fields from the record', async () => {
    await openUser();
    edit();
    await waitFor(() => expect(isLocked('Full Name')).toBe(false));
    press('Change PAN');
    enter('PAN', 'ABCDE1234F');
    enter('Full Name', 'Asha Kulkarni');
    cleanup();
    const { server } = await openUser({ replies: { UpdateUser: answer([{ UserId: 12 }]) } });
    await screen.findByText(/^Unsaved changes from/);
    expect(lockedText('Full Name')).toBe('Asha Rao');
    press('Continue');
    await waitFor(() => expect(isLocked('Full Name')).toBe(false));
    expect([valueOf('Full Name'), lockedText('PAN')]).toEqual(['Asha Kulkarni', '•••••0939F']);
    await goToLastStep();
    update();
    await screen.findByText(say.updated);
    expect(server.sentTo('UpdateUser')[0]?.body).toMatchObject({ name: 'Asha Kulkarni', pan: '•••••0939F' });
  });

  test('asks before private entries are lost, which no draft keeps, but not once they are saved', async () => {
    const { app } = await openUser({ replies: { UpdateUser: answer([{ UserId: 12 }]) } });
    edit();
    await waitFor(() => expect(isLocked('Full Name')).toBe(false));
    press('Change PAN');
    enter('PAN', 'ABCDE1234F');
    fireEvent.click(screen.getByRole('link', { name: 'Vikray' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(messages.leaveUnsaved)).toBeTruthy();
    expect(dialog.getByText(messages.unsavedChanges(1))).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'No' }));
    expect(app.path()).toBe('/viewuser');
    expect(valueOf('PAN')).toBe('ABCDE1234F');
    await goToLastStep();
    update();
    expect(await screen.findByText(say.updated)).toBeTruthy();
    await waitFor(() => expect(app.path()).toBe('/userlist'));
  });

  test('leaves without a question when a draft keeps all entries', async () => {
    const { app } = await openUser();
    edit();
    await waitFor(() => expect(isLocked('Full Name')).toBe(false));
    enter('Full Name', 'Asha Kulkarni');
    fireEvent.click(screen.getByRole('link', { name: 'Vikray' }));
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
  });
});
