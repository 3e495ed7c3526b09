import { sql, type Kysely } from 'kysely';

/** The list of tax documents and its files now need a right. Whoever issues or voids such documents keeps seeing them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update user_submenus set has_access = 1
    where has_access = 0 and submenu_id = (select id from submenus where name = 'View Tax Documents') and user_id in (
      select user_id from user_submenus inner join submenus on submenus.id = submenu_id
      where has_access = 1 and name in ('Add Tax Document', 'Void Tax Document'))`.execute(db);
  await sql`update users set rights_version = rights_version + 1`.execute(db);
}
