/** Adds menus and rights at an upgrade. Only for migrations. A menu comes before its rights. */
import { sql, type Kysely, type RawBuilder } from 'kysely';

interface NewMenu {
  readonly name: string;
  /** The page that the menu opens itself; none if its rights open pages, or if it has none. */
  readonly page?: string;
  /** The index of its icon in the set of the side menu. */
  readonly icon: number;
}

/** Adds a menu. It is off for everyone, except users who had every right of the previous version. */
export async function addMenu<T>(db: Kysely<T>, { name, page = '', icon }: NewMenu): Promise<void> {
  await sql`insert into menus (name, page, icon, parent_id) values (${name}, ${page}, ${icon}, null)`.execute(db);
  await sql`
    insert into user_menus (user_id, menu_id, has_access)
    select users.id, added.id, case when ${hadEveryRight(sql`''`)} then 1 else 0 end
    from users cross join menus as added where added.name = ${name}`.execute(db);
}

interface NewRight {
  /** The name of the menu that has the right. */
  readonly menu: string;
  /** The column of the rights matrix: 1 View, 2 Add, 3 Approve, 4 Edit, 5 Delete, 6 Void, 7 a page that Add opens too. */
  readonly position: number;
  readonly name: string;
  /** The page that the right shows in the side menu; none for an action. */
  readonly page?: string;
}

const addPosition = 2;
const linkedPosition = 7;

/**
 * Adds rights. They are off for everyone, except users who had every right of the previous version. A linked page follows the right to add,
 * as with every change of rights.
 */
export async function addRights<T>(db: Kysely<T>, rights: readonly NewRight[]): Promise<void> {
  const names = sql.join(rights.map(({ name }) => name));
  // A linked page comes after the right to add, which may be new too.
  for (const { menu, position, name, page = '' } of rights.toSorted((a, b) => a.position - b.position)) {
    await sql`
      insert into submenus (menu_id, position, name, page, is_shown)
      values ((select id from menus where name = ${menu}), ${position}, ${name}, ${page}, ${page === '' ? 0 : 1})`.execute(db);
    await sql`
      insert into user_submenus (user_id, submenu_id, has_access)
      select users.id, added.id, case when ${position === linkedPosition ? mayAdd : hadEveryRight(names)} then 1 else 0 end
      from users cross join submenus as added where added.name = ${name}`.execute(db);
  }
  // A page of rights that was opened before is refused.
  await sql`
    update users set rights_version = rights_version + 1 where id in (
      select user_id from user_submenus inner join submenus on submenus.id = submenu_id where has_access = 1 and name in (${names}))`.execute(
    db,
  );
}

/** Whether the user in `users` has every right except the new ones. */
function hadEveryRight(newNames: RawBuilder<unknown>) {
  return sql`not exists (
    select 1 from submenus as known where known.name not in (${newNames}) and not exists (
      select 1 from user_submenus as granted where granted.user_id = users.id and granted.submenu_id = known.id and granted.has_access = 1))`;
}

/** Whether the user in `users` has the right to add in the menu of `added`. */
const mayAdd = sql`exists (
  select 1 from submenus as adding inner join user_submenus as granted on granted.submenu_id = adding.id
  where adding.menu_id = added.menu_id and adding.position = ${sql.lit(addPosition)} and granted.user_id = users.id and granted.has_access = 1)`;
