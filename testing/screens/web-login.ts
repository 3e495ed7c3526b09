/** Logins and menus as the server answers them, for component tests. */
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { answer } from './web-server-stub.ts';

/** A login record in wire names. */
export const testUser = {
  fld_userid: 7,
  fld_name: 'Rohini Sondhi',
  fld_nickname: 'Rohini',
  fld_officeemail: 'rohini@example.in',
  fld_officemobile: '9000000010',
  fld_designation: 'Senior Sales Executive',
  fld_photo: '',
  fld_logintype: 'Executive',
};

/** A row of GetUserMenu. */
export function menuRow(id: number, name: string, change: object = {}) {
  return {
    fld_menuid: id,
    fld_menuname: name,
    fld_pagename: '',
    fld_iconurl: 0,
    fld_parentid: 0,
    fld_show: 1,
    fld_access: 'Yes',
    ...change,
  };
}

/** A row of GetUserSubMenu. */
export function subMenuRow(id: number, parentId: number, name: string, page: string, change: object = {}) {
  return {
    fld_menuid: id,
    fld_menuname: name,
    fld_pagename: page,
    fld_iconurl: 0,
    fld_parentid: parentId,
    fld_show: 1,
    fld_access: 1,
    ...change,
  };
}

/** Rows of GetUserSubMenuAccessRights that grant these rights. */
export function granted(...rights: RightName[]) {
  return rights.map((name) => ({ fld_menuname: name, fld_access: 1 }));
}

/** Stores the login record of the test user, as after a reload of the page. */
export function storeTestLogin(change: object = {}): void {
  localStorage.setItem('vikray.login', JSON.stringify([{ ...testUser, ...change }]));
}

/** The replies to the shell, for a user without menus, rights or pending work. */
export const shellReplies = {
  GetLoginRecord: answer([testUser]),
  GetUserMenu: answer([]),
  GetUserSubMenu: answer([]),
  GetUserSubMenuAccessRights: answer([]),
  GetNotifications: answer([]),
  GetSystemHealth: answer([]),
};
