import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    menus: { id: Generated<number>; name: string; page: string; icon: number; parent_id: number | null };
    submenus: { id: Generated<number>; menu_id: number; position: number; name: string; page: string; is_shown: number };
    user_menus: { id: Generated<number>; user_id: number; menu_id: number; has_access: number };
    user_submenus: { id: Generated<number>; user_id: number; submenu_id: number; has_access: number };
  }
}
