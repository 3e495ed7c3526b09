/** A user's rights as the server answers them, for component tests. */
import { granted, shellReplies } from './web-login.ts';
import { answer } from './web-server-stub.ts';

/** A row of GetUserNames. */
export function userNameRow(userId: number, name: string, change: object = {}) {
  return {
    fld_userid: userId,
    fld_empnumber: `E${userId}`,
    fld_name: name,
    fld_designation: 'Sales Executive',
    fld_logintype: 'Executive',
    ...change,
  };
}

export const manas = userNameRow(8, 'Manas Kulpe');

/** Rows of GetUserMenuList: customers open, users and quotations closed. The numbers of the rights differ between users. */
export function menuRights(change: Readonly<Record<string, 'Yes' | 'No'>> = {}, { firstNumber = 100, version = 3 } = {}) {
  return ['Customer', 'Quotation', 'User'].map((name, index) => ({
    fld_menurightid: firstNumber + index,
    fld_menuid: index + 1,
    fld_menuname: name,
    fld_access: change[name] ?? (name === 'Customer' ? 'Yes' : 'No'),
    fld_version: version,
  }));
}

/** The sub-menus: number, menu, position, name. */
const subMenus = [
  [11, 1, 1, 'Customer List'],
  [12, 1, 2, 'Add Customer'],
  [13, 1, 3, 'Approve Customer'],
  [14, 1, 4, 'Edit Customer'],
  [15, 1, 5, 'Delete Customer'],
  [21, 2, 1, 'Quotation List'],
  [22, 2, 2, 'Add Quotation'],
  [23, 2, 3, 'Approve Quotation'],
  [24, 2, 4, 'Edit Quotation'],
  [25, 2, 6, 'Void Quotation'],
  [31, 3, 1, 'User List'],
  [32, 3, 2, 'Add User'],
  [33, 3, 4, 'Edit User'],
  [34, 3, 7, 'Add User Rights'],
] as const;

/** Rows of GetUserSubMenuList that grant these rights. */
export function subMenuRights(
  given: readonly string[] = ['Customer List', 'Add Customer'],
  {
    firstNumber = 200,
    version = 3,
    mayGive = () => true,
  }: { readonly firstNumber?: number; readonly version?: number; readonly mayGive?: (name: string) => boolean } = {},
) {
  return subMenus.map(([id, parentId, position, name], index) => ({
    fld_submenurightid: firstNumber + index,
    fld_submenuid: id,
    fld_menuname: name,
    fld_parentid: parentId,
    fld_position: position,
    fld_show: 1,
    fld_access: given.includes(name) ? 1 : 0,
    fld_maygive: mayGive(name) ? 1 : 0,
    fld_version: version,
  }));
}

/** The replies to Assign User Rights, for a user who may assign them. */
export const rightsReplies = {
  ...shellReplies,
  GetUserSubMenuAccessRights: answer(granted('User List', 'Edit User')),
  GetUserNames: answer([manas], { total: 1 }),
  GetUserMenuList: answer(menuRights()),
  GetUserSubMenuList: answer(subMenuRights()),
  UpdateUserRights: answer([{ UserId: 8 }]),
};
