/** Users as the server answers them, and helpers that enter one, for component tests. */
import { fireEvent, screen } from '@testing-library/react';
import { choose, enter, press } from './web-form-actions.ts';
import { granted, shellReplies } from './web-login.ts';
import { aPictureFile, choosePicture } from './web-pictures.ts';
import { storedUrl } from './web-products.ts';
import { answer } from './web-server-stub.ts';

/** Keys that only the user and holders of Edit User receive, with identity documents and the account number masked. */
const privateKeys = {
  fld_dob: '1991-04-17',
  fld_doa: '',
  fld_maritalstatus: 'Married',
  fld_pan: '•••••0939F',
  fld_dl: '',
  fld_voterid: '',
  fld_adhaar: '••••••••0124',
  fld_passport: '',
  fld_rationcard: '',
  fld_bankaccount: '••••9012',
  fld_bankname: 'State Bank of India',
  fld_branch: 'Nagpur',
  fld_ifsc: 'SBIN0001234',
};

/** A user in an answer, as the list receives it. */
export function userRow(id: number, name: string, change: object = {}) {
  return {
    fld_userid: id,
    fld_empnumber: `VK${id}`,
    fld_name: name,
    fld_nickname: name.slice(0, 2),
    fld_designation: 'Sales Executive',
    fld_officeemail: `user${id}@example.in`,
    fld_officemobile: `90000001${String(id).padStart(2, '0')}`,
    fld_photo: '',
    fld_joindate: '2024-04-01',
    fld_personalemail: 'home@example.in',
    fld_personalmobile: '9300000001',
    fld_personalphone: '',
    fld_department: 'Sales',
    fld_department_id: 1,
    fld_address: 'Civil Lines',
    fld_city: 'Nagpur',
    fld_city_id: 3102,
    fld_state: 'Maharashtra',
    fld_state_id: 21,
    fld_country: 'India',
    fld_country_id: 101,
    fld_pincode: '440001',
    fld_logintype: 'Administrative',
    fld_status: 'Active',
    fld_salt: '',
    fld_updatedon: '2026-11-20T10:00:00.000Z',
    fld_version: 3,
    ...change,
  };
}

/** The same with the private keys. */
export function wholeUserRow(id: number, name: string, change: object = {}) {
  return userRow(id, name, { ...privateKeys, ...change });
}

/** The replies to the user pages, for a user with every right over users. */
export const userReplies = {
  GetHandover: answer([{ fld_opendeals: 3, fld_enquiries: 1, fld_followups: 2, fld_pendingquotations: 0 }]),
  ...shellReplies,
  GetUserSubMenuAccessRights: answer(granted('User List', 'Add User', 'Edit User', 'Delete User')),
  GetDepartmentType: answer([
    { label: 'Sales', value: 1 },
    { label: 'Accounts', value: 2 },
  ]),
  GetCountry: answer([
    { label: 'India', value: 101 },
    { label: 'Nepal', value: 154 },
  ]),
  GetState: answer([
    { label: 'Goa', value: 11 },
    { label: 'Maharashtra', value: 21 },
  ]),
  GetCity: answer([
    { label: 'Akola', value: 3101 },
    { label: 'Nagpur', value: 3102 },
  ]),
  GetUser: answer([], { total: 0 }),
  AddImage: answer([{ url: storedUrl('b'), filename: 'VK12.jpg' }], { Message: 'filename=VK12.jpg,foldername=User' }),
  AddUser: answer([{ UserId: 12 }]),
  UpdateUser: answer([{ UserId: 12 }]),
  DeleteUser: answer([{ UserId: 12 }]),
  CheckOldPassword: answer([]),
  ChangePassword: answer([{ UserId: 12 }]),
  AddUserLoginSession: answer([]),
};

/** The password field with this label. */
export function passwordField(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
}

/** Types a password into the field with this label. */
export function enterPassword(label: string, text: string): void {
  fireEvent.change(passwordField(label), { target: { value: text } });
}

/** Chooses today in the date field with this label. */
export function chooseToday(label: string): void {
  fireEvent.keyDown(screen.getByRole('textbox', { name: label }), { key: 'ArrowDown' });
}

/** Chooses a photo of this many bytes. */
export function chooseUserPhoto(bytes = 20): Promise<File> {
  return choosePicture(screen.getByLabelText(/Profile Image/), aPictureFile('face.png', bytes));
}

/** Fills in step 1 and opens the second. */
export function goToOfficial(): void {
  enter('Full Name', 'Asha Rao');
  chooseToday('Date of Birth');
  enter('Personal Email', 'asha@example.in');
  enter('Personal Mobile', '9300000001');
  press('Next');
}

/** Fills the first two steps and opens the third. */
export async function goToResidence(): Promise<void> {
  goToOfficial();
  enter('Employee Number', 'VK12');
  enter('Designation', 'Manager');
  enter('Official Mobile', '9000000112');
  chooseToday('Joining Date');
  enter('Official Email', 'asha@vikray.example.in');
  await choose('Department Type', 'Accounts');
  press('Next');
}

/** Fills the first three steps and opens the last. */
export async function goToLogin(): Promise<void> {
  await goToResidence();
  await screen.findByDisplayValue('Akola');
  enter('Address', 'Civil Lines');
  enter('Pincode', '403507');
  press('Next');
}
