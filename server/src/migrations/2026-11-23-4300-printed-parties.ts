import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';
import { rebuildTable } from '../platform/database/for-migrations/rebuild-table.ts';
import { learnTables } from '../platform/database/statistics.ts';

/** The names in `printed`, and the columns that go there. */
export const moved = {
  name: 'contact_name',
  designation: 'contact_designation',
  email: 'contact_email',
  address: 'address',
  country: 'country',
  state: 'state',
  city: 'city',
  pincode: 'pincode',
  preparedBy: 'prepared_by',
  preparedByMobile: 'prepared_by_mobile',
  preparedByEmail: 'prepared_by_email',
  companyForCountry: 'company_country',
  companyForCity: 'company_city',
  companyForState: 'company_state',
  companyForPincode: 'company_pincode',
  companyForAddress: 'company_address',
  companyForEmail: 'company_email',
  gst: 'company_gstin',
  phoneNumber: 'company_phone',
  msme: 'company_msme',
  delivery: 'delivery',
  price: 'price',
  payment: 'payment',
  taxes: 'taxes',
  freight: 'freight',
  validity: 'validity',
  warranty: 'warranty',
  others: 'others',
  siteName: 'site_name',
  siteAddress: 'site_address',
  siteCountry: 'site_country',
  siteState: 'site_state',
  siteCity: 'site_city',
  sitePincode: 'site_pincode',
  siteGstin: 'site_gstin',
};

type Moved = [name: string, column: string];

/**
 * What quotations and orders only print becomes one JSON text. Each row is read back and compared before the columns go. SQLite builds the
 * table once instead of writing it again for each dropped column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['quotations', 'orders']) {
    if (engineOf(db) === 'sqlite') {
      const rebuild = { table, without: Object.values(moved), added: { name: 'printed', value: textOf(sqliteQuoted) } };
      await rebuildTable(db, rebuild, (next) => compareInSqlite(db, table, next));
    } else await changeInPostgres(db, table);
  }
}

const sqliteQuoted = (column: string) => sql`json_quote(${sql.ref(column)})`;
const postgresQuoted = (column: string) => sql`to_json(${sql.ref(column)})::text`;

/** The text that `JSON.stringify` would make, character by character, so that both engines hold the same. */
function textOf(quoted: (column: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  const fields = Object.entries(moved).map(([name, column]: Moved) => sql`${sql.lit(`"${name}":`)} || ${quoted(column)}`);
  return sql`'{' || ${sql.join(fields, sql` || ',' || `)} || '}'`;
}

async function compareInSqlite(db: Kysely<unknown>, table: string, next: string): Promise<void> {
  const differs = Object.entries(moved).map(
    ([name, column]: Moved) => sql`fresh.printed ->> ${sql.lit(name)} is not old.${sql.ref(column)}`,
  );
  const { rows } = await sql<{ id: number }>`
    select old.id from ${sql.table(table)} as old left join ${sql.table(next)} as fresh on fresh.id = old.id
    where ${sql.join(differs, sql` or `)} limit 1`.execute(db);
  refuse(table, rows);
}

async function changeInPostgres(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`alter table ${sql.table(table)} add column printed text`.execute(db);
  // This writes each row once and builds each index once. An update would write all indexes row by row.
  await sql`
    alter table ${sql.table(table)} alter column printed type text using ${textOf(postgresQuoted)},
      alter column printed set not null, alter column printed set default '{}'`.execute(db);
  const names = Object.keys(moved).map((name) => sql`${sql.ref(name)} text`);
  const differs = Object.entries(moved).map(([name, column]: Moved) => sql`held.${sql.ref(name)} is distinct from old.${sql.ref(column)}`);
  const { rows } = await sql<{ id: number }>`
    select old.id from ${sql.table(table)} as old cross join lateral json_to_record(old.printed::json) as held(${sql.join(names)})
    where ${sql.join(differs, sql` or `)} limit 1`.execute(db);
  refuse(table, rows);
  const drops = Object.values(moved).map((column) => sql`drop column ${sql.ref(column)}`);
  await sql`alter table ${sql.table(table)} ${sql.join(drops)}`.execute(db);
  await learnTables(db, table);
}

function refuse(table: string, [different]: readonly { readonly id: number }[]): void {
  if (!different) return;
  throw new Error(`The printed parties of row ${different.id} of ${table} would change. The upgrade has changed nothing.`);
}
