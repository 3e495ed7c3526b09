import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

interface Menu {
  readonly name: string;
  /** The page that the menu opens itself. */
  readonly page?: string;
  /** The index of its icon in the set of the side menu. */
  readonly icon: number;
  /** The menu below which it stands. */
  readonly under?: string;
}

/** In the order of their ids. */
const menus: readonly Menu[] = [
  { name: 'Dashboard', page: 'dashboard', icon: 0 },
  { name: 'Customer', icon: 1 },
  { name: 'Product', icon: 2 },
  { name: 'Purchase', icon: 3 },
  { name: 'Quotation', icon: 4 },
  { name: 'Old Quotation', page: 'oldquotation', icon: 4, under: 'Quotation' },
  { name: 'Order', icon: 5 },
  { name: 'Dispatch', icon: 6 },
  { name: 'Sales', icon: 7 },
  { name: 'User', icon: 8 },
  { name: 'Company', icon: 9 },
  { name: 'Tax', page: 'addtax', icon: 10 },
  { name: 'Terms', page: 'addterms', icon: 11 },
  { name: 'Download Brochure', page: 'downloadbrochure', icon: 12 },
  { name: 'Note', icon: 4 },
  { name: 'Approval', icon: 13 },
  { name: 'Enquiry', icon: 14 },
  { name: 'Quotation Sharing', icon: 4 },
  { name: 'Follow Ups', icon: 15 },
  { name: 'Mail Template', icon: 16 },
  { name: 'Tax Document', icon: 17 },
];

/** The column of the rights matrix: 1 View, 2 Add, 3 Approve, 4 Edit, 5 Delete, 6 Void, 7 a page that Add opens too. */
type Position = 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Right = readonly [menu: string, position: Position, name: string, page?: string];

/** In the order of their ids. A right with a page shows it in the side menu. */
const rights: readonly Right[] = [
  ['Dashboard', 1, 'View Dashboard'],
  ['Customer', 1, 'Customer List', 'customerlist'],
  ['Customer', 2, 'Add Customer', 'addcustomer'],
  ['Customer', 3, 'Approve Customer'],
  ['Customer', 4, 'Edit Customer'],
  ['Customer', 5, 'Delete Customer'],
  ['Product', 1, 'Product List', 'productlist'],
  ['Product', 2, 'Add Product', 'addproduct'],
  ['Product', 3, 'Approve Product'],
  ['Product', 4, 'Edit Product'],
  ['Product', 5, 'Delete Product'],
  ['Purchase', 1, 'Purchase List', 'purchaselist'],
  ['Purchase', 2, 'Add Purchase', 'addpurchase'],
  ['Quotation', 1, 'Quotation List', 'quotationlist'],
  ['Quotation', 2, 'Add Quotation', 'addquotation'],
  ['Quotation', 3, 'Approve Quotation'],
  ['Quotation', 6, 'Void Quotation'],
  ['Old Quotation', 1, 'View Old Quotation'],
  ['Order', 1, 'Order List', 'orderlist'],
  ['Order', 2, 'Add Order', 'addorder'],
  ['Dispatch', 1, 'Dispatch List', 'dispatchlist'],
  ['Dispatch', 2, 'Add Dispatch', 'adddispatch'],
  ['Sales', 1, 'Sales List', 'saleslist'],
  ['User', 1, 'User List', 'userlist'],
  ['User', 2, 'Add User', 'adduser'],
  ['User', 4, 'Edit User'],
  ['User', 5, 'Delete User'],
  ['User', 7, 'Add User Rights', 'adduserrights'],
  ['Company', 1, 'Company List', 'companylist'],
  ['Company', 2, 'Add Company', 'addcompany'],
  ['Company', 4, 'Edit Company'],
  ['Tax', 1, 'View Tax'],
  ['Tax', 2, 'Add Tax'],
  ['Tax', 5, 'Delete Tax'],
  ['Terms', 1, 'View Terms'],
  ['Terms', 2, 'Add Terms'],
  ['Terms', 5, 'Delete Terms'],
  ['Download Brochure', 1, 'View Brochure'],
  ['Quotation', 4, 'Edit Quotation'],
  ['Note', 2, 'Add Note'],
  ['Note', 5, 'Delete Note'],
  ['Approval', 1, 'Approval Queue', 'approvals'],
  ['Enquiry', 1, 'Enquiry List', 'enquiries'],
  ['Enquiry', 2, 'Add Enquiry'],
  ['Quotation Sharing', 2, 'Send Quotation'],
  ['Follow Ups', 1, 'Follow Up List', 'followups'],
  ['Follow Ups', 2, 'Add Follow Up'],
  ['Mail Template', 1, 'View Mail Template', 'mailtemplates'],
  ['Mail Template', 2, 'Add Mail Template'],
  ['Mail Template', 5, 'Delete Mail Template'],
  ['Tax Document', 1, 'View Tax Documents', 'taxdocuments'],
  ['Tax Document', 2, 'Add Tax Document'],
  ['Tax Document', 6, 'Void Tax Document'],
];

/** The menus and rights, and what each user may do. */
export async function createRights(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table menus (
      id ${kind.id},
      name text not null,
      page text not null,
      icon integer not null,
      parent_id bigint,
      constraint menus_name unique (name)
    )`.execute(db);

  await sql`
    create table submenus (
      id ${kind.id},
      menu_id bigint not null,
      position integer not null,
      name text not null,
      page text not null,
      is_shown integer not null,
      constraint submenus_menu foreign key (menu_id) references menus (id),
      constraint submenus_name unique (name),
      constraint submenus_menu_position unique (menu_id, position)
    )`.execute(db);

  await sql`
    create table user_menus (
      id ${kind.id},
      user_id bigint not null,
      menu_id bigint not null,
      has_access integer not null,
      constraint user_menus_user foreign key (user_id) references users (id),
      constraint user_menus_menus foreign key (menu_id) references menus (id),
      constraint user_menus_once unique (user_id, menu_id),
      constraint user_menus_access_flag check (has_access in (0, 1))
    )`.execute(db);

  await sql`
    create table user_submenus (
      id ${kind.id},
      user_id bigint not null,
      submenu_id bigint not null,
      has_access integer not null,
      constraint user_submenus_user foreign key (user_id) references users (id),
      constraint user_submenus_submenus foreign key (submenu_id) references submenus (id),
      constraint user_submenus_once unique (user_id, submenu_id),
      constraint user_submenus_access_flag check (has_access in (0, 1))
    )`.execute(db);

  for (const { name, page = '', icon, under = null } of menus)
    await sql`
      insert into menus (name, page, icon, parent_id)
      values (${name}, ${page}, ${icon}, (select id from menus where name = ${under}))`.execute(db);
  for (const [menu, position, name, page = ''] of rights)
    await sql`
      insert into submenus (menu_id, position, name, page, is_shown)
      values ((select id from menus where name = ${menu}), ${position}, ${name}, ${page}, ${page === '' ? 0 : 1})`.execute(db);
}
