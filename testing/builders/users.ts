import type { InputOf } from '@vikray/contract/operations.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { hashPassword } from '../../server/src/users/password.ts';
import type { Caller } from '../panel/caller.ts';

/** The password of every test user. */
export const password = 'correct horse battery';
const passwordHash = hashPassword(password);

let lastNumber = 100;

/** Adds a user with exactly these rights to the database. */
export async function insertUser(db: Db, rights: readonly RightName[], loginType: LoginType): Promise<{ userId: number; mobile: string }> {
  const number = ++lastNumber;
  const mobile = String(9_100_000_000 + number);
  const now = '2026-11-20T04:30:00.000Z';
  const { id: userId } = await db
    .insertInto('users')
    .values({
      emp_number: `E${number}`,
      emp_number_key: `e${number}`,
      name: `Test User ${number}`,
      name_key: `test user ${number}`,
      nickname: `TU${number}`,
      designation: 'Sales Executive',
      office_email: `user${number}@example.in`,
      office_mobile: mobile,
      photo: '',
      login_type: loginType,
      status: 'Active',
      password_hash: await passwordHash,
      search_text: `e${number}\ntest user ${number}`,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantRights(db, userId, rights);
  return { userId, mobile };
}

async function grantRights(db: Db, userId: number, rights: readonly RightName[]): Promise<void> {
  const submenus = await db.selectFrom('submenus').select(['id', 'name', 'menu_id']).execute();
  const granted = submenus.filter((submenu) => rights.some((right) => right === submenu.name));
  if (granted.length === 0) return;
  const access = { user_id: userId, has_access: 1 };
  await db
    .insertInto('user_submenus')
    .values(granted.map(({ id }) => ({ ...access, submenu_id: id })))
    .execute();
  const menus = new Set(granted.map((submenu) => submenu.menu_id));
  await db
    .insertInto('user_menus')
    .values([...menus].map((id) => ({ ...access, menu_id: id })))
    .execute();
}

let lastAdded = 0;

/** A new user as a colleague would enter one. */
export function aUser(change: Partial<InputOf<'AddUser'>> = {}): InputOf<'AddUser'> {
  const number = ++lastAdded;
  return {
    name: `Asha Rao ${number}`,
    personalEmail: 'asha.rao@example.in',
    birthDate: '1991-04-17',
    personalMobile: '9300000001',
    personalPhone: '02026120095',
    maritalStatus: 'Married',
    anniversary: '2015-02-14',
    pan: 'AAPFU0939F',
    drivingLicence: 'MH12 20110012345',
    voterId: 'ABC1234567',
    aadhaar: '234567890124',
    passport: 'K1234567',
    rationCard: 'MH0123456789',
    bankAccount: '0030123456789012',
    bankName: 'State Bank of India',
    branch: 'Deccan Gymkhana',
    ifsc: 'SBIN0001234',
    empNumber: `VK${number}`,
    joinDate: '2026-04-01',
    designation: 'Sales Executive',
    officeEmail: `asha${number}@vikray.example.in`,
    officeMobile: `92${String(number).padStart(8, '0')}`,
    department: 1,
    address: '12, Deccan Gymkhana',
    country: 101,
    state: 4008,
    city: 133504,
    pincode: '411004',
    nickname: `AR${number}`,
    loginType: 'Administrative',
    password,
    ...change,
  };
}

/** Adds a user and returns the number. */
export async function addUser(caller: Caller, change: Partial<InputOf<'AddUser'>> = {}): Promise<number> {
  const [added] = await caller.call('AddUser', aUser(change));
  return added?.userId ?? 0;
}
