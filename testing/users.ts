import type { RightName } from '@vikray/contract/platform/rights.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { hashPassword } from '../server/src/users/password.ts';

/** The password of every test user. */
export const password = 'correct horse battery';

let lastNumber = 100;

/** Puts a user with exactly these rights into the database. */
export async function insertUser(db: Db, rights: readonly RightName[], loginType: LoginType): Promise<{ userId: number; mobile: string }> {
  const number = ++lastNumber;
  const mobile = `9100000${number}`;
  const now = '2026-11-20T04:30:00.000Z';
  const { id: userId } = await db
    .insertInto('users')
    .values({
      emp_number: `E${number}`,
      name: `Test User ${number}`,
      nickname: `TU${number}`,
      designation: 'Sales Executive',
      office_email: `user${number}@example.in`,
      office_mobile: mobile,
      photo: '',
      login_type: loginType,
      status: 'Active',
      password_hash: await hashPassword(password),
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
  for (const { id } of granted) await db.insertInto('user_submenus').values({ user_id: userId, submenu_id: id, has_access: 1 }).execute();
  for (const menuId of new Set(granted.map((submenu) => submenu.menu_id))) {
    await db.insertInto('user_menus').values({ user_id: userId, menu_id: menuId, has_access: 1 }).execute();
  }
}
