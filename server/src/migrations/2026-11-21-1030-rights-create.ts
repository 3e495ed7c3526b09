import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

interface MenuRow {
  readonly name: string;
  readonly page?: string;
  /** The menu under which this one stands in the side menu. */
  readonly under?: string;
  readonly rights: readonly RightRow[];
}

/** Position in the rights matrix (1 View, 2 Add, 3 Approve, 4 Edit, 5 Delete, 6 Void, 7 a page that Add opens too), name, page. */
type RightRow = readonly [position: number, name: string, page?: string];

const menus: readonly MenuRow[] = [
  { name: 'Dashboard', page: 'dashboard', rights: [[1, 'View Dashboard']] },
  {
    name: 'Customer',
    rights: [
      [1, 'Customer List', 'customerlist'],
      [2, 'Add Customer', 'addcustomer'],
      [3, 'Approve Customer'],
      [4, 'Edit Customer'],
      [5, 'Delete Customer'],
    ],
  },
  {
    name: 'Product',
    rights: [
      [1, 'Product List', 'productlist'],
      [2, 'Add Product', 'addproduct'],
      [3, 'Approve Product'],
      [4, 'Edit Product'],
      [5, 'Delete Product'],
    ],
  },
  {
    name: 'Purchase',
    rights: [
      [1, 'Purchase List', 'purchaselist'],
      [2, 'Add Purchase', 'addpurchase'],
    ],
  },
  {
    name: 'Quotation',
    rights: [
      [1, 'Quotation List', 'quotationlist'],
      [2, 'Add Quotation', 'addquotation'],
      [3, 'Approve Quotation'],
      [6, 'Void Quotation'],
    ],
  },
  { name: 'Old Quotation', page: 'oldquotation', under: 'Quotation', rights: [[1, 'View Old Quotation']] },
  {
    name: 'Order',
    rights: [
      [1, 'Order List', 'orderlist'],
      [2, 'Add Order', 'addorder'],
    ],
  },
  {
    name: 'Dispatch',
    rights: [
      [1, 'Dispatch List', 'dispatchlist'],
      [2, 'Add Dispatch', 'adddispatch'],
    ],
  },
  { name: 'Sales', rights: [[1, 'Sales List', 'saleslist']] },
  {
    name: 'User',
    rights: [
      [1, 'User List', 'userlist'],
      [2, 'Add User', 'adduser'],
      [4, 'Edit User'],
      [5, 'Delete User'],
      [7, 'Add User Rights', 'adduserrights'],
    ],
  },
  {
    name: 'Company',
    rights: [
      [1, 'Company List', 'companylist'],
      [2, 'Add Company', 'addcompany'],
      [4, 'Edit Company'],
    ],
  },
  {
    name: 'Tax',
    page: 'addtax',
    rights: [
      [1, 'View Tax'],
      [2, 'Add Tax'],
      [5, 'Delete Tax'],
    ],
  },
  {
    name: 'Terms',
    page: 'addterms',
    rights: [
      [1, 'View Terms'],
      [2, 'Add Terms'],
      [5, 'Delete Terms'],
    ],
  },
  { name: 'Download Brochure', page: 'downloadbrochure', rights: [[1, 'View Brochure']] },
];

/** The icon of each menu, as an index into the side menu's set: an entry below another menu has none of its own. */
const iconOrder = menus.filter((menu) => !menu.under).map((menu) => menu.name);

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  await db.schema
    .createTable('menus')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('icon', kind.integer, (column) => column.notNull())
    .addColumn('parent_id', kind.reference)
    .addUniqueConstraint('menus_name', ['name'])
    .execute();

  await db.schema
    .createTable('submenus')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('menu_id', kind.reference, (column) => column.notNull())
    .addColumn('position', kind.integer, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('is_shown', kind.flag, (column) => column.notNull())
    .addForeignKeyConstraint('submenus_menu', ['menu_id'], 'menus', ['id'])
    .addUniqueConstraint('submenus_name', ['name'])
    .addUniqueConstraint('submenus_menu_position', ['menu_id', 'position'])
    .execute();

  for (const [table, master, flag] of [
    ['user_menus', 'menus', 'menu_id'],
    ['user_submenus', 'submenus', 'submenu_id'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn('id', kind.id, kind.primaryKey)
      .addColumn('user_id', kind.reference, (column) => column.notNull())
      .addColumn(flag, kind.reference, (column) => column.notNull())
      .addColumn('has_access', kind.flag, (column) => column.notNull())
      .addForeignKeyConstraint(`${table}_user`, ['user_id'], 'users', ['id'])
      .addForeignKeyConstraint(`${table}_${master}`, [flag], master, ['id'])
      .addUniqueConstraint(`${table}_once`, ['user_id', flag])
      .addCheckConstraint(`${table}_access_flag`, sql`has_access in (0, 1)`)
      .execute();
  }

  for (const menu of menus) {
    const icon = iconOrder.indexOf(menu.under ?? menu.name);
    await sql`
      insert into menus (name, page, icon, parent_id)
      values (${menu.name}, ${menu.page ?? ''}, ${icon}, (select id from menus where name = ${menu.under ?? null}))`.execute(db);
    for (const [position, name, page] of menu.rights) {
      await sql`
        insert into submenus (menu_id, position, name, page, is_shown)
        values ((select id from menus where name = ${menu.name}), ${position}, ${name}, ${page ?? ''}, ${page ? 1 : 0})`.execute(db);
    }
  }
}
