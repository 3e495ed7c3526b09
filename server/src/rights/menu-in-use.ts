import { sql } from 'kysely';

/**
 * Whether a menu has a use in this office. The menus of money received appear once a company keeps its receipts here (PAY-01); all others
 * always do.
 */
export const menuIsInUse = sql<boolean>`
  (menus.name not in ('Receipt', 'Outstanding', 'Credit Note') or exists (select 1 from companies where companies.money_from <> ''))`;
