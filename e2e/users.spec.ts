import { expect, test, type Page } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { e2eAdmin } from '../testing/panel/e2e-settings.ts';
import { choose, expectNoFindings, expectNotice, logIn, openSession, searchByKeys, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** A mobile number and an employee number that no user has yet. */
function freshNumbers() {
  const mark = String(Date.now()).slice(-8);
  return { mobile: `91${mark}`, employeeNumber: `E${mark}`, name: `Asha Rao ${mark}` };
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

/** Picks a day with the keyboard. The first press picks today; each further press moves on from there. */
async function pickDay(page: Page, label: string, key: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await field.focus();
  for (let times = 0; times < 3; times++) await page.keyboard.press(key);
}

async function fillUser(page: Page, { mobile, employeeNumber, name }: ReturnType<typeof freshNumbers>): Promise<void> {
  await page.getByRole('textbox', { name: 'Full Name' }).fill(name);
  await pickDay(page, 'Date of Birth', 'Shift+PageUp');
  await page.getByRole('textbox', { name: 'Personal Email' }).fill('asha@example.in');
  await page.getByRole('textbox', { name: 'Personal Mobile' }).fill('9300000001');
  await page.getByRole('textbox', { name: 'PAN' }).fill('abcde1234f');
  await expect(page.getByRole('textbox', { name: 'PAN' })).toHaveValue('ABCDE1234F');
  await expectNoFindings(page);
  await next(page);
  await page.getByRole('textbox', { name: 'Employee Number' }).fill(employeeNumber);
  await page.getByRole('textbox', { name: 'Designation' }).fill('Sales Executive');
  await page.getByRole('textbox', { name: 'Official Mobile' }).fill(mobile);
  await pickDay(page, 'Joining Date', 'ArrowLeft');
  await page.getByRole('textbox', { name: 'Official Email' }).fill('asha@vikray.example.in');
  await choose(page, 'Department Type', 'Sales');
  await expectNoFindings(page);
  await next(page);
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Bamboo Flat');
  await page.getByRole('textbox', { name: 'Address' }).fill('Civil Lines');
  await page.getByRole('textbox', { name: 'Pincode' }).fill('440001');
  // The pincode proposes the city as soon as its table has come.
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Nagpur');
  await next(page);
  await page.getByRole('textbox', { name: 'Nick Name' }).fill('AR');
}

/** Adds a user by calling the operation. */
async function addUser(page: Page, numbers = freshNumbers()) {
  const [added] = await send(page, 'AddUser', {
    empnumber: numbers.employeeNumber,
    joindate: dateAt(new Date()),
    designation: 'Sales Executive',
    officeemail: 'asha@vikray.example.in',
    officemobile: numbers.mobile,
    department: 1,
    name: numbers.name,
    personalemail: 'asha@example.in',
    dob: '1991-04-17',
    personalmobile: '9300000001',
    address: 'Civil Lines',
    country: 101,
    state: 4008,
    city: 133504,
    pincode: '411004',
    nickname: 'AR',
    logintype: 'Administrative',
    password: 'first password',
  });
  return { ...numbers, userId: Number(added.UserId), password: 'first password' };
}

test('adds a user, who logs in, sees only the dashboard and changes the password (USR-01, USR-02, USR-50, USR-52, PWD-08, PWD-10, LOG-17, SEC-13)', async ({
  page,
  browser,
}) => {
  const numbers = freshNumbers();
  await page.goto('/adduser');
  await fillUser(page, numbers);
  await page.getByLabel('Login Password').fill('first password');
  await page.getByLabel('Re-enter Password').fill('first passwort');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Passwords do not match.').first()).toBeVisible();
  await page.getByLabel('Re-enter Password').fill('first password');
  await page.getByLabel('I have checked the above entered details').check();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'User Successfully Added.');
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('');

  const theirs = await (await browser.newContext()).newPage();
  // Someone else has given the password, so nothing else is open.
  await logIn(theirs, { mobile: numbers.mobile, password: 'first password' }, '/changepassword');
  await expect(theirs.getByText('This password was given to you. Choose your own to continue.')).toBeVisible();
  await expectNoFindings(theirs);
  await theirs.getByLabel('Old Password').fill('wrong password');
  await theirs.getByLabel('New Password').fill('second password');
  await theirs.getByLabel('Confirm Password').fill('second password');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText('Incorrect Old Password.').first()).toBeVisible();
  await theirs.getByLabel('Old Password').fill('first password');
  await theirs.keyboard.press('Control+Enter');
  await expectNotice(theirs, 'Password Successfully updated');
  await expect(theirs.getByRole('button', { name: 'Log In' })).toBeVisible();
  const menu = theirs.waitForResponse('**/api/GetUserMenu');
  await logIn(theirs, { mobile: numbers.mobile, password: 'second password' });
  await menu;
  await expect(theirs.getByText(numbers.name)).toBeVisible();
  await expect(theirs.getByRole('navigation', { name: 'Menu' }).getByRole('listitem')).toHaveCount(0);
  await theirs.context().close();
});

test('finds, edits and shows a user, resets the password and deletes the user (USR-54, USR-55, USR-59, USR-63, USR-70, USR-76)', async ({
  page,
  browser,
}) => {
  const user = await addUser(page);
  const theirs = await (await browser.newContext()).newPage();
  await openSession(theirs, user);
  await page.goto('/userlist');
  await searchByKeys(page, user.employeeNumber);
  await expect(rowOf(page, user.name)).toBeVisible();
  await expectNoFindings(page);

  await page.getByRole('link', { name: `Edit ${user.name}` }).click();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeDisabled();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Edit User Details' }).click();
  await next(page);
  await expect(page.getByRole('textbox', { name: 'Employee Number' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Designation' }).fill('Head of Sales');
  await next(page);
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Pune');
  await next(page);
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Update User' }).click();
  await expectNotice(page, 'User Successfully Updated.');
  await expect(page).toHaveURL(/userlist/);

  await page.goto(`/userlist?search=${user.employeeNumber}`);
  await expect(rowOf(page, 'Head of Sales')).toBeVisible();
  await page.getByRole('button', { name: `Reset Password of ${user.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Emp No.' })).toHaveValue(user.employeeNumber);
  await expect(dialog.getByLabel(/^New Password/)).toBeFocused();
  await expectNoFindings(page);
  await dialog.getByLabel(/^New Password/).fill('third password');
  await dialog.getByLabel('Confirm New Password').fill('third password');
  await dialog.getByLabel('Must choose a new password at first login').uncheck();
  await dialog.getByLabel('Your Password').fill(e2eAdmin.password);
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expectNotice(page, 'Password Successfully updated');

  // The session with the old password has ended.
  await theirs.goto('/customerlist');
  await expect(theirs.getByRole('button', { name: 'Log In' })).toBeVisible();
  await logIn(theirs, { mobile: user.mobile, password: 'third password' }, '/customerlist');

  await page.getByRole('button', { name: `Delete ${user.name}` }).click();
  await expect(dialog).toContainText('Are you sure you want to delete the user.');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expectNotice(page, 'User successfully deleted.');
  await expect(page.getByText('No Users Available')).toBeVisible();
  await theirs.goto('/customerlist');
  await expect(theirs.getByRole('button', { name: 'Log In' })).toBeVisible();
  await theirs.context().close();
});

test('the dashboard leads to the users, and the side menu to the password (SHL-08)', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Total Users/ }).click();
  await expect(page).toHaveURL(/userlist$/);
  await page.getByRole('link', { name: 'Change Password' }).click();
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
});
