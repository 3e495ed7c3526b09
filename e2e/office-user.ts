import type { Page } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { send } from './steps.ts';

/** Adds a user who holds these rights of these menus, and may log in. */
export async function addUser(
  page: Page,
  { menus: openMenus, rights }: { readonly menus: readonly string[]; readonly rights: readonly string[] },
) {
  const mark = String(Date.now()).slice(-8);
  const mobile = `92${mark}`;
  const password = 'first password';
  const person = {
    name: `Indira Barve ${mark}`,
    nickname: 'IB',
    dob: '1991-04-17',
    personalemail: 'ib@example.in',
    personalmobile: '9300000002',
  };
  const place = { address: 'Civil Lines', country: 101, state: 4008, city: 133504, pincode: '411004' };
  const office = {
    empnumber: `E${mark}`,
    joindate: dateAt(new Date()),
    designation: 'Manager',
    officeemail: 'ib@vikray.example.in',
    department: 1,
  };
  const [added] = await send(page, 'AddUser', {
    ...person,
    ...place,
    ...office,
    officemobile: mobile,
    logintype: 'Administrative',
    password,
  });
  const userId = Number(added.UserId);
  const menus = await send(page, 'GetUserMenuList', { userid: userId });
  const subMenus = await send(page, 'GetUserSubMenuList', { userid: userId });
  await send(page, 'UpdateUserRights', {
    userid: userId,
    version: menus[0].fld_version,
    menurights: menus
      .filter((menu) => openMenus.includes(menu.fld_menuname))
      .map((menu) => ({ menurightid: menu.fld_menurightid, access: 'Yes' })),
    submenurights: subMenus
      .filter((right) => rights.includes(right.fld_menuname))
      .map((right) => ({ submenurightid: right.fld_submenurightid, access: 1 })),
  });
  return { userId, mobile, password, name: person.name };
}
