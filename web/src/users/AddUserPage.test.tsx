import { imageMessages } from '@vikray/contract/images/image-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { passwordMessages } from '@vikray/contract/users/password-messages.ts';
import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { chosenIn, enter, findNotice, findShown, noticeLinks, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { storedUrl } from '../../../testing/screens/web-products.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import {
  chooseUserPhoto,
  chooseToday,
  enterPassword,
  goToLogin,
  goToOfficial,
  goToResidence,
  passwordField,
  userReplies,
} from '../../../testing/screens/web-users.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin({ fld_logintype: 'Administrator' });
});

async function openAddUser(replies: object = {}) {
  const server = stubServer({ ...userReplies, ...replies });
  openApp('/adduser');
  await screen.findByRole('heading', { name: 'Add User' });
  return server;
}

const valueOf = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
const sentenceAtPassword = (label: string) =>
  document.getElementById(passwordField(label).getAttribute('aria-describedby') ?? '')?.textContent;

/** The content of the field after `text` was typed or pasted. */
function kept(label: string, text: string): string {
  enter(label, text);
  return valueOf(label);
}

async function fillLogin(): Promise<void> {
  await goToLogin();
  enter('Nick Name', 'AR');
  enterPassword('Login Password', 'a good password');
  enterPassword('Re-enter Password', 'a good password');
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
}

describe('step 1 of Add User', () => {
  test('shows the four titles, empty fields and a drawn face (USR-01, USR-71, RTE-09)', async () => {
    await openAddUser();
    const titles = [...document.querySelectorAll('.wizard-title')].map((title) => title.textContent);
    expect(titles).toEqual(['Personal Details', 'Official Details', 'Address Details', 'Login Details']);
    expect(document.querySelector('.image-input [data-placeholder="face"]')).not.toBeNull();
    expect([valueOf('Full Name'), valueOf('Date of Birth'), chosenIn('Marital Status')]).toEqual(['', '', 'Single']);
  });

  test('asks for name, e-mail, birth and mobile, in this order (USR-03, USR-04, USR-05, USR-06, USR-07, USR-08)', async () => {
    await openAddUser();
    const next = (label: string) => {
      press('Next');
      return sentenceAt(label);
    };
    expect(next('Full Name')).toBe(say.enterName);
    enter('Full Name', 'Asha Rao');
    expect(next('Personal Email')).toBe(say.enterPersonalEmail);
    enter('Personal Email', 'asha@');
    expect(next('Personal Email')).toBe(say.invalidEmail);
    enter('Personal Email', 'asha@example.in');
    expect(next('Date of Birth')).toBe(say.enterBirthDate);
    chooseToday('Date of Birth');
    expect(next('Personal Mobile')).toBe(say.enterMobile);
    enter('Personal Mobile', '930000000');
    expect(next('Personal Mobile')).toBe(say.invalidMobile);
    enter('Personal Mobile', '9300000001');
    press('Next');
    expect(screen.getByRole('textbox', { name: 'Employee Number' })).toBeTruthy();
  });

  test.each([
    ['Phone', '12a34 5678901234567', '123456789012345', 'USR-24'],
    ['Personal Mobile', '93-0000 00019', '9300000001', 'USR-25'],
    ['PAN', 'abcde-1234f9', 'ABCDE1234F', 'USR-26'],
    ['Voter ID', 'ABC/1234 5678', 'ABC1234567', 'USR-28'],
    ['Aadhaar', '2345 6789 0124 5', '234567890124', 'USR-29'],
    ['Passport', 'K-12345678', 'K1234567', 'USR-30'],
    ['Ration Card', 'MH/01-23', 'MH0123', 'USR-31'],
    ['Account Number', '0030-1234 5678 9012 3', '0030123456789012', 'USR-32'],
  ])('%s: of %j keeps only %j (%s)', async (label, typed, left) => {
    await openAddUser();
    expect(kept(label, typed)).toBe(left);
  });

  test('takes at most 16 characters of a driving licence and 11 of an IFSC (USR-27, USR-33)', async () => {
    await openAddUser();
    const most = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).maxLength;
    expect([most('Driving Licence'), most('IFSC')]).toEqual([16, 11]);
  });

  test('takes dates only from the calendar, up to today (USR-36)', async () => {
    await openAddUser();
    for (const label of ['Date of Birth', 'Date of Anniversary']) {
      const date = screen.getByRole<HTMLInputElement>('textbox', { name: label });
      expect(date.readOnly).toBe(true);
      fireEvent.keyDown(date, { key: 'ArrowDown' });
      fireEvent.keyDown(date, { key: 'ArrowRight' });
      expect(date.value).toBe(today().split('-').toReversed().join('-'));
    }
    const birth = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of Birth' });
    fireEvent.keyDown(birth, { key: 'PageUp', shiftKey: true });
    expect(Number(birth.value.slice(-4))).toBe(Number(today().slice(0, 4)) - 1);
  });

  test('offers the six marital statuses (USR-38)', async () => {
    await openAddUser();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Marital Status' }));
    const offered = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(offered).toEqual(['Married', 'Single', 'Divorced', 'Widowed', 'Separated', 'Not Disclosed']);
  });

  test('refuses a picture that is not under 300 kb (USR-37)', async () => {
    await openAddUser();
    await chooseUserPhoto(300 * 1024);
    expect(await screen.findByText(imageMessages.tooLarge.User)).toBeTruthy();
    await chooseUserPhoto(300 * 1024 - 1);
    await waitFor(() => expect(screen.queryByText(imageMessages.tooLarge.User)).toBeNull());
  });
});

describe('the later steps of Add User', () => {
  test('ask for number, joining date, designation, e-mail, mobile, in this order (USR-09, USR-10, USR-11, USR-12, USR-13, USR-22, LKP-08)', async () => {
    await openAddUser();
    goToOfficial();
    const next = (label: string) => {
      press('Next');
      return sentenceAt(label);
    };
    expect(await findShown('Sales')).toBeTruthy();
    expect(chosenIn('Department Type')).toBe('Sales');
    expect(next('Employee Number')).toBe(say.enterEmployeeNumber);
    expect(kept('Employee Number', 'VK-12/a')).toBe('VK12a');
    expect(next('Joining Date')).toBe(say.enterJoiningDate);
    chooseToday('Joining Date');
    expect(next('Designation')).toBe(say.enterDesignation);
    enter('Designation', 'Manager');
    expect(next('Official Email')).toBe(say.enterOfficeEmail);
    enter('Official Email', 'asha');
    expect(next('Official Email')).toBe(say.invalidEmail);
    enter('Official Email', 'asha@vikray.example.in');
    expect(next('Official Mobile')).toBe(say.enterOfficeMobile);
    expect(kept('Official Mobile', '9000-000')).toBe('9000000');
    expect(next('Official Mobile')).toBe(say.invalidMobile);
    enter('Official Mobile', '9000000112');
    // The first department is preselected.
    press('Next');
    expect(screen.getByRole('textbox', { name: 'Address' })).toBeTruthy();
  });

  test('start in India’s first state and city, and ask for address and pincode (USR-14, USR-15, USR-35, USR-73, GEN-16)', async () => {
    await openAddUser();
    await goToResidence();
    await findShown('Akola');
    expect([chosenIn('Country'), chosenIn('State'), chosenIn('City')]).toEqual(['India', 'Goa', 'Akola']);
    press('Next');
    expect(sentenceAt('Address')).toBe(say.enterAddress);
    enter('Address', 'Civil Lines');
    press('Next');
    expect(sentenceAt('Pincode')).toBe(say.enterPincode);
    expect(kept('Pincode', '44 0a0')).toBe('4400');
    press('Next');
    expect(sentenceAt('Pincode')).toBe(say.invalidPincode);
    enter('Pincode', '044001');
    press('Next');
    expect(sentenceAt('Pincode')).toBe(say.invalidPincode);
  });

  test('ask last for nick name, password twice and the disclaimer (USR-02, USR-16, USR-17, USR-18, USR-19, USR-20, USR-39)', async () => {
    const server = await openAddUser();
    await goToLogin();
    expect(chosenIn('Login Type')).toBe('Administrative');
    press('Submit');
    expect(sentenceAt('Nick Name')).toBe(say.enterNickname);
    enter('Nick Name', 'AR');
    press('Submit');
    expect(sentenceAtPassword('Login Password')).toBe(passwordMessages.enterLoginPassword);
    enterPassword('Login Password', 'seven77');
    press('Submit');
    expect(sentenceAtPassword('Re-enter Password')).toBe(passwordMessages.reenter);
    enterPassword('Re-enter Password', 'seven7');
    press('Submit');
    expect(sentenceAtPassword('Re-enter Password')).toBe(passwordMessages.doNotMatch);
    enterPassword('Re-enter Password', 'seven77');
    press('Submit');
    expect(sentenceAtPassword('Login Password')).toBe(passwordMessages.tooShort);
    enterPassword('Login Password', 'eight887');
    enterPassword('Re-enter Password', 'eight887');
    press('Submit');
    expect(sentenceAt(messages.disclaimer, 'checkbox')).toBe(messages.agreeToDisclaimer);
    expect(await server.allSent('AddUser')).toEqual([]);
  });

  test.each([
    ['Administrator', ['Administrative', 'Executive', 'Administrator']],
    ['Executive', ['Administrative', 'Executive']],
  ])('offer an %s the login types %j (RGT-28, USR-39)', async (loginType, types) => {
    storeTestLogin({ fld_logintype: loginType });
    // Otherwise the shell replaces the stored login by the server's.
    await openAddUser({ GetLoginRecord: refusal(500, 'kaput') });
    await goToLogin();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Login Type' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(types);
  });
});

describe('submitting a new user', () => {
  test('sends the documented body in one call and starts empty again (USR-40, USR-41, USR-43, USR-49, USR-52, GEN-19, SEC-13)', async () => {
    const server = await openAddUser();
    await fillLogin();
    press('Submit');
    expect(await screen.findByText(say.added)).toBeTruthy();
    expect(noticeLinks('Asha Rao')).toEqual(['/viewuser?id=12']);
    expect(await server.allSent('AddImage')).toEqual([]);
    expect(server.sentTo('AddUser').map(({ body }) => body)).toEqual([
      {
        name: 'Asha Rao',
        personalemail: 'asha@example.in',
        dob: today(),
        personalmobile: '9300000001',
        personalphone: '',
        maritalstatus: 'Single',
        doa: '',
        pan: '',
        dl: '',
        voterid: '',
        adhaar: '',
        passport: '',
        rationcard: '',
        bankaccount: '',
        bankname: '',
        branch: '',
        ifsc: '',
        empnumber: 'VK12',
        joindate: today(),
        designation: 'Manager',
        officeemail: 'asha@vikray.example.in',
        officemobile: '9000000112',
        department: 2,
        address: 'Civil Lines',
        country: 101,
        state: 11,
        city: 3101,
        pincode: '403507',
        nickname: 'AR',
        logintype: 'Administrative',
        status: 'Active',
        password: 'a good password',
        mustchange: 'Yes',
        updatedby: 7,
        updatedon: expect.stringMatching(/^\d{1,2} \w+ \d{4} at /),
      },
    ]);
    expect(Object.keys(server.sentTo('AddUser')[0]?.body ?? {})).toHaveLength(35);
    expect(valueOf('Full Name')).toBe('');
  });

  test('uploads a chosen picture first (USR-44, USR-49)', async () => {
    const server = await openAddUser();
    const file = await chooseUserPhoto();
    await fillLogin();
    press('Submit');
    expect(await screen.findByText(say.added)).toBeTruthy();
    expect(server.sentTo('AddImage').map(({ body }) => body)).toEqual([{ foldername: 'User', filename: 'VK12', file }]);
    expect(server.sentTo('AddUser')[0]?.body).toMatchObject({ photo: storedUrl('b') });
  });

  test('shows at the number that another user has it, and keeps the entries (USR-51)', async () => {
    await openAddUser({ AddUser: refusal(409, say.registered, { code: 'MobileRegistered', field: 'officeMobile' }) });
    await fillLogin();
    press('Submit');
    await waitFor(() => expect(sentenceAt('Official Mobile')).toBe(say.registered));
    press(/Personal Details/);
    expect(valueOf('Full Name')).toBe('Asha Rao');
  });

  test('repeats the entries above the disclaimer (USR-02)', async () => {
    await openAddUser();
    await fillLogin();
    const summary = document.querySelector('.entered-summary')?.textContent;
    for (const entered of ['Asha Rao', 'asha@example.in', '9300000001', 'VK12', 'Civil Lines', 'Goa']) expect(summary).toContain(entered);
  });

  test('is refused without the right, and sends nothing (USR-20, RGT-20, RGT-27)', async () => {
    const server = await openAddUser({ GetUserSubMenuAccessRights: answer(granted('User List')) });
    await fillLogin();
    press('Submit');
    expect(await findNotice(messages.notAuthorised)).toBeTruthy();
    expect(await server.allSent('AddUser')).toEqual([]);
  });

  test('stops waiting and says so when the server fails, and repeats the request with the same key (USR-77, API-15)', async () => {
    const server = await openAddUser({ AddUser: refusal(500, 'kaput') });
    await fillLogin();
    press('Submit');
    expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: /Submit/ }).getAttribute('aria-busy')).toBeNull());
    press(/Submit/);
    await waitFor(() => expect(server.sentTo('AddUser')).toHaveLength(2));
    const [first, second] = server.sentTo('AddUser');
    expect(second?.key).toBe(first?.key);
  });
});

test('restores the entries after a reload, but nothing private and no password', async () => {
  await openAddUser();
  enter('PAN', 'ABCDE1234F');
  enter('Aadhaar', '234567890124');
  await fillLogin();
  await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0));
  const stored = JSON.stringify(Object.values(sessionStorage));
  expect(stored).toContain('Civil Lines');
  for (const secret of ['a good password', 'ABCDE1234F', '234567890124']) expect(stored).not.toContain(secret);
  cleanup();
  await openAddUser();
  press(/Personal Details/);
  expect([valueOf('Full Name'), valueOf('PAN')]).toEqual(['Asha Rao', '']);
});
