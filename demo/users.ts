import type { RightName } from '@vikray/contract/platform/rights.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import { nameKey } from '../server/src/platform/database/name-key.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import type { WriteStamp } from '../server/src/platform/write-stamp.ts';
import { createRights } from '../server/src/rights/rights-store.ts';
import { getLoginRecord } from '../server/src/users/login-store.ts';
import { hashPassword } from '../server/src/users/password.ts';
import { savePrivateDetails } from '../server/src/users/private-store.ts';
import { findUser, insertUser, refreshSearchText, updateUser } from '../server/src/users/user-store.ts';
import type { UserDetails } from '../server/src/users/users-tables.ts';
import { SeededRandom, nth } from './seeded-random.ts';
import { drawFace } from './drawings.ts';
import { storeDrawing } from './pictures.ts';
import type { SampleContext, Staff } from './sample-context.ts';
import { streets } from './words.ts';

/** The password of all demo users. If ADMIN_PASSWORD is set, the first user has that one instead. */
export const demoPassword = 'Vikray-demo-1';

const seeing: readonly RightName[] = ['View Dashboard', 'Customer List', 'Product List', 'Quotation List', 'View Old Quotation'];
const selling: readonly RightName[] = [
  ...seeing,
  'Add Customer',
  'Add Quotation',
  'Quick Quotation',
  'Enquiry List',
  'Add Enquiry',
  'Follow Up List',
  'Add Follow Up',
  'View Mail Template',
  'Sales List',
  'Add Note',
  'Send Quotation',
  'View Brochure',
];

interface Person {
  readonly name: string;
  readonly nickname: string;
  readonly designation: string;
  readonly department: string;
  readonly loginType: LoginType;
  /** Undefined for the first user, who has every right. */
  readonly rights?: readonly RightName[];
}

/** The staff; the mobile numbers count up from 9000000001. */
const people: readonly Person[] = [
  { name: 'Vasundhara Kelkar', nickname: 'VK', designation: 'Administrator', department: 'Administration', loginType: 'Administrator' },
  {
    name: 'Ashwin Palekar',
    nickname: 'AP',
    designation: 'Sales Manager',
    department: 'Sales',
    loginType: 'Administrative',
    rights: [
      ...selling,
      'Approve Customer',
      'Edit Customer',
      'Approve Quotation',
      'Edit Quotation',
      'Void Quotation',
      'Approval Queue',
      'Add Mail Template',
      'Delete Mail Template',
      'Order List',
      'Add Order',
      'Edit Order',
      'Dispatch List',
      'Company List',
      'View Terms',
    ],
  },
  {
    name: 'Meenal Dabholkar',
    nickname: 'MD',
    designation: 'Sales Executive',
    department: 'Sales',
    loginType: 'Executive',
    rights: selling,
  },
  {
    name: 'Farhan Shirwadkar',
    nickname: 'FS',
    designation: 'Sales Executive',
    department: 'Sales',
    loginType: 'Executive',
    rights: selling,
  },
  {
    name: 'Tukaram Gaikwad',
    nickname: 'TG',
    designation: 'Storekeeper',
    department: 'Stores',
    loginType: 'Executive',
    rights: [
      'Product List',
      'Add Product',
      'Edit Product',
      'Purchase List',
      'Add Purchase',
      'Shortages',
      'Stock List',
      'Add Stock Count',
      'Order List',
      'Dispatch List',
      'Add Dispatch',
      'View Dispatch Desk',
      'Void Dispatch',
      'Return List',
      'Add Return',
      'View Tax Documents',
      'Add Tax Document',
    ],
  },
  {
    name: 'Lakshmi Subramani',
    nickname: 'LS',
    designation: 'Accountant',
    department: 'Accounts',
    loginType: 'Administrative',
    rights: [
      ...seeing,
      'Purchase List',
      'Order List',
      'Add Order',
      'Dispatch List',
      'Company List',
      'Add Company',
      'Edit Company',
      'View Tax',
      'Add Tax',
      'View Terms',
      'Add Terms',
      'Delete Terms',
      'View Tax Documents',
      'Add Tax Document',
      'Void Tax Document',
      'Receipt List',
      'Add Receipt',
      'Allow Deduction',
      'Edit Receipt',
      'View Outstanding',
      'Add Collection Call',
      'Edit Credit',
    ],
  },
];

/** The login of a demo user. */
export interface Login {
  readonly role: string;
  readonly name: string;
  readonly mobile: string;
}

/** Completes the existing first user and adds the other users. */
export async function addStaff(
  db: Db,
  context: Pick<SampleContext, 'seed' | 'towns' | 'departments'>,
  stamp: WriteStamp,
): Promise<{ staff: Staff; logins: Login[] }> {
  const passwordHash = await hashPassword(demoPassword);
  const records: LoginRecord[] = [];
  for (const [index, person] of people.entries()) {
    const details = detailsOf(person, index, context);
    const photo = await storeDrawing(
      db,
      drawFace(
        nth(['#2c7a7b', '#84343f', '#2f4a7d', '#6b705c', '#7a4e7e'], index),
        nth(['#2b2320', '#1d1a1a', '#4a4a4a'], index),
        nth(['#c98f65', '#b97f57', '#d7a57c'], index),
      ),
      'User',
      `staff-${index + 1}`,
      stamp,
    );
    const userId = person.rights
      ? await insertUser(db, details, { photo, passwordHash }, stamp)
      : await completeFirstUser(db, details, photo, stamp);
    await savePrivateDetails(db, userId, {
      born_on: `${1978 + index * 3}-0${index + 1}-1${index}`,
      marital_status: index % 2 === 0 ? 'Married' : 'Single',
    });
    await createRights(db, userId);
    if (person.rights) await grant(db, userId, person.rights);
    await refreshSearchText(db, userId);
    records.push(await getLoginRecord(db, userId));
  }
  const [, manager, , , storekeeper, accountant] = records;
  if (!manager || !storekeeper || !accountant) throw new Error('The staff is not complete');
  const staff = { sellers: records.slice(1, 4), manager, storekeeper, accountant };
  return { staff, logins: records.map(({ designation, name, officeMobile }) => ({ role: designation, name, mobile: officeMobile })) };
}

function detailsOf(
  person: Person,
  index: number,
  { seed, towns, departments }: Pick<SampleContext, 'seed' | 'towns' | 'departments'>,
): UserDetails {
  const random = new SeededRandom(seed, 'user', index);
  const town = nth(towns, 0);
  const mailbox = person.name.toLowerCase().replace(' ', '.');
  const empNumber = `VK${String(index + 1).padStart(3, '0')}`;
  const department = departments.find(({ label }) => label === person.department);
  return {
    emp_number: empNumber,
    emp_number_key: nameKey(empNumber),
    name: person.name,
    name_key: nameKey(person.name),
    nickname: person.nickname,
    designation: person.designation,
    office_email: `${mailbox}@example.in`,
    office_mobile: mobileOf(index),
    login_type: person.loginType,
    joined_on: `${2014 + index}-0${random.int(1, 9)}-15`,
    personal_email: `${mailbox}.home@example.in`,
    personal_mobile: `90000000${50 + index}`,
    personal_phone: '',
    department_id: department?.value ?? null,
    department: department?.label ?? '',
    address: `${random.int(1, 99)}, ${random.of(streets)}`,
    country_id: town.country_id,
    country: town.country,
    state_id: town.state_id,
    state: town.state,
    city_id: town.city_id,
    city: town.city,
    pincode: `${town.pinStart}04`,
  };
}

/** The official mobile number of a user. The first user has the default number of the settings. */
function mobileOf(index: number): string {
  return `900000000${index + 1}`;
}

/** The logins of a database with sample data; undefined for any other. Sample users who have been deleted since are left out. */
export async function findStaff(db: Db): Promise<Login[] | undefined> {
  const rows = await db
    .selectFrom('users')
    .select(['name', 'designation', 'office_mobile', 'status'])
    .where('emp_number_key', 'like', 'vk0%')
    .orderBy('id')
    .execute();
  const isSample = people.every((person, index) =>
    rows.some(({ name, office_mobile }) => name === person.name && (index === 0 || office_mobile === mobileOf(index))),
  );
  const active = rows.filter(({ status }) => status === 'Active');
  return isSample ? active.map((row) => ({ role: row.designation, name: row.name, mobile: row.office_mobile })) : undefined;
}

async function completeFirstUser(db: Db, details: UserDetails, photo: string, stamp: WriteStamp): Promise<number> {
  const first = await findUser(db, 1);
  if (!first) throw new Error('There is no first user');
  await updateUser(db, first, { ...details, office_mobile: first.officeMobile, photo }, stamp);
  return first.userId;
}

async function grant(db: Db, userId: number, rights: readonly RightName[]): Promise<void> {
  const granted = await db.selectFrom('submenus').select(['id', 'menu_id']).where('name', 'in', rights).execute();
  await db
    .updateTable('user_submenus')
    .set({ has_access: 1 })
    .where('user_id', '=', userId)
    .where(
      'submenu_id',
      'in',
      granted.map(({ id }) => id),
    )
    .execute();
  await db
    .updateTable('user_menus')
    .set({ has_access: 1 })
    .where('user_id', '=', userId)
    .where(
      'menu_id',
      'in',
      granted.map((right) => right.menu_id),
    )
    .execute();
}
