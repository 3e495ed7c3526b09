/**
 * The companies' SQL. Reading: pageOfCompanies, findCompany, findOpenCompany, findIssuerNamed, findFirstIssuer, findIssuerMailbox. Writing:
 * insertCompany, updateCompany, updateStandardTerms, refreshSearchText.
 */
import { companyRoles, type Company, type CompanyRole } from '@vikray/contract/companies/company.ts';
import type { CompanyFilter } from '@vikray/contract/companies/where-clause.ts';
import { imageUrl } from '@vikray/contract/images/image.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import { concealRow, revealRow } from '../platform/secrets/secret-columns.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { CompanyDetails, CompanyGstColumns, StandardTermColumns } from './companies-tables.ts';
import { asCompanyGst } from './company-gst-columns.ts';
import { asStandardTerms } from './standard-term-columns.ts';

type SavedColumns = CompanyDetails & Partial<CompanyGstColumns & StandardTermColumns>;

/** The company list, described for the platform's paging. */
export function listedCompanies(db: Db, filter: CompanyFilter): ListedTable<Company> {
  const filters: RawBuilder<boolean>[] = [];
  if (filter.status !== undefined) filters.push(sql`companies.status = ${filter.status}`);
  if (filter.companyId !== undefined) filters.push(sql`companies.id = ${filter.companyId}`);
  if (filter.role !== undefined) filters.push(hasRole(filter.role));
  return {
    table: 'companies',
    filters,
    sortColumns: { companyName: 'name_key', updatedOn: 'updated_at', bestMatch: 'name_key' },
    rowsOf: (ids) => companiesOf(db, ids),
    idOf: (company) => company.companyId,
  };
}

/** Whether the company's type includes this role, or none of the roles. */
function hasRole(role: CompanyRole): RawBuilder<boolean> {
  const names = (each: CompanyRole) => sql<boolean>`lower(companies.type) like ${`%${each.toLowerCase()}%`}`;
  const others = companyRoles.filter((each) => each !== role).map(names);
  return sql`(${names(role)} or not (${sql.join(others, sql` or `)}))`;
}

/** One window of the companies. */
export async function pageOfCompanies(db: Db, filter: CompanyFilter, window: Window): Promise<RowsAndTotal<Company>> {
  return readPage(db, listedCompanies(db, filter), window);
}

function selectCompanies(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('companies')
    .selectAll()
    .where(isAmong(db, 'id', ids));
}

/** Without the key, PAN and account number are blank, so that the office can go on working with the list. */
async function companiesOf(db: Db, ids: readonly number[]): Promise<Company[]> {
  const rows = await selectCompanies(db, ids).execute();
  return rows.map((row) => asCompany(revealRow(db, 'companies', row.id, row, '')));
}

/** A company without its encrypted fields, which most documents do not need. */
export type OpenCompany = Omit<Company, 'pan' | 'accountNumber'>;

function asCompany(row: Selectable<Tables['companies']>): Company {
  return { ...asOpenCompany(row), pan: row.pan, accountNumber: row.account_number };
}

function asOpenCompany(row: Selectable<Tables['companies']>): OpenCompany {
  return {
    companyId: row.id,
    companyName: row.company_name,
    image: imageUrl(row.image_hash),
    industry: row.industry,
    industryId: row.industry_id,
    type: row.type,
    address: row.address,
    countryId: row.country_id,
    country: row.country,
    stateId: row.state_id,
    state: row.state,
    cityId: row.city_id,
    city: row.city,
    pincode: row.pincode,
    landmark: row.landmark,
    status: row.status,
    mobileNumber: row.mobile,
    email: row.email,
    website: row.website,
    facebook: row.facebook,
    instagram: row.instagram,
    linkedin: row.linkedin,
    youtube: row.youtube,
    gst: row.gstin,
    tan: row.tan,
    msme: row.msme,
    bankName: row.bank_name,
    branch: row.branch,
    ifsc: row.ifsc,
    swiftCode: row.swift,
    shortName: row.short_name,
    updatedOn: row.updated_at,
    version: row.version,
    ...asCompanyGst(row),
    ...asStandardTerms(row),
  };
}

/** A company; nothing when it does not exist. Throws KeyMissing if its encrypted fields cannot be read. */
export async function findCompany(db: Db, companyId: number): Promise<Company | undefined> {
  const row = await selectCompanies(db, [companyId]).executeTakeFirst();
  return row && asCompany(revealRow(db, 'companies', row.id, row));
}

/** A company without its encrypted fields; nothing when it does not exist. */
export async function findOpenCompany(db: Db, companyId: number): Promise<OpenCompany | undefined> {
  const row = await selectCompanies(db, [companyId]).executeTakeFirst();
  return row && asOpenCompany(row);
}

const oldestIssuer = (db: Db) => db.selectFrom('companies').where('status', '=', 'Active').where(hasRole('Issuer')).orderBy('id').limit(1);

/** An active issuing company by its name, without its encrypted fields; nothing when there is none. */
export async function findIssuerNamed(db: Db, name: string): Promise<OpenCompany | undefined> {
  const row = await oldestIssuer(db).select('id').where('name_key', '=', nameKey(name)).executeTakeFirst();
  return row && findOpenCompany(db, row.id);
}

/** The oldest active issuing company without its encrypted fields; nothing when there is none. */
export async function findFirstIssuer(db: Db): Promise<OpenCompany | undefined> {
  const first = await oldestIssuer(db).select('id').executeTakeFirst();
  return first && findOpenCompany(db, first.id);
}

/** The name and address of the oldest active issuing company with an e-mail; nothing when there is none. */
export async function findIssuerMailbox(db: Db): Promise<{ readonly name: string; readonly address: string } | undefined> {
  return oldestIssuer(db).select(['company_name as name', 'email as address']).where('email', '<>', '').executeTakeFirst();
}

/** Adds a company and returns its number. Violates companies_gstin when another company has its GSTIN. */
export async function insertCompany(db: Db, details: SavedColumns, { userId, now }: WriteStamp): Promise<number> {
  const { id } = await db
    .insertInto('companies')
    .values({
      ...details,
      pan: '',
      account_number: '',
      version: 1,
      search_text: '',
      updated_by_id: userId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // These are encrypted with the number of the row, which is known only now.
  const { pan, account_number } = details;
  await db
    .updateTable('companies')
    .set(await concealRow(db, 'companies', id, { pan, account_number }))
    .where('id', '=', id)
    .execute();
  return id;
}

/** Changes a company if it still has the version that the change is based on. Otherwise nothing changes and the answer is false. */
export async function updateCompany(
  db: Db,
  { companyId, version }: Pick<Company, 'companyId' | 'version'>,
  details: SavedColumns,
  stamp: WriteStamp,
): Promise<boolean> {
  const concealed = await concealRow(db, 'companies', companyId, details);
  return updateIfUnchanged(db, 'companies', { id: companyId, version }, concealed, stamp);
}

/** Changes the standard terms of a company, under the same condition as `updateCompany`. */
export async function updateStandardTerms(
  db: Db,
  { companyId, version }: Pick<Company, 'companyId' | 'version'>,
  terms: Partial<StandardTermColumns>,
  stamp: WriteStamp,
): Promise<boolean> {
  return updateIfUnchanged(db, 'companies', { id: companyId, version }, terms, stamp);
}

/** Makes the search find the company by what its list shows. Call it after every change. */
export async function refreshSearchText(db: Db, companyId: number): Promise<Company | undefined> {
  const company = await findCompany(db, companyId);
  if (!company) return undefined;
  const { companyName, state, gst, msme, mobileNumber, email } = company;
  await db
    .updateTable('companies')
    .set({ search_text: searchTextOf([companyName, state, gst, msme, mobileNumber, email]) })
    .where('id', '=', companyId)
    .execute();
  return company;
}
