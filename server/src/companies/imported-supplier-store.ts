/**
 * The SQL for imported suppliers. Reading: takenCompanyNames, isGstinTaken, findSupplierNamed, companyPictureHashes. Writing:
 * insertSuppliers, takeBackSuppliers.
 */
import './companies-tables.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { CompanyDetails } from './companies-tables.ts';
import { insertCompany, refreshSearchText } from './company-store.ts';

/** A supplier ready to be stored. */
export type NewSupplier = CompanyDetails;

/** The given name keys that a company already has. */
export async function takenCompanyNames(db: Db, nameKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('companies').select('name_key').where('name_key', 'in', nameKeys).execute();
  return new Set(rows.map((row) => row.name_key));
}

/** Whether a company has this GSTIN. */
export async function isGstinTaken(db: Db, gstin: string): Promise<boolean> {
  return (await db.selectFrom('companies').select('id').where('gstin', '=', gstin).executeTakeFirst()) !== undefined;
}

/** The active company with this name; the oldest if there are several. */
export async function findSupplierNamed(db: Db, name: string): Promise<{ readonly id: number; readonly name: string } | undefined> {
  return db
    .selectFrom('companies')
    .select(['id', 'company_name as name'])
    .where('name_key', '=', nameKey(name))
    .where('status', '=', 'Active')
    .orderBy('id')
    .executeTakeFirst();
}

/** The hashes of the pictures that companies have. */
export async function companyPictureHashes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('companies').select('image_hash').distinct().orderBy('image_hash').execute();
  return rows.map((row) => row.image_hash);
}

/** Adds suppliers. Violates companies_gstin when another company has the GSTIN of one. */
export async function insertSuppliers(db: Db, suppliers: readonly NewSupplier[], importId: number, stamp: WriteStamp): Promise<void> {
  for (const supplier of suppliers) {
    const companyId = await insertCompany(db, supplier, stamp);
    await db.updateTable('companies').set({ import_id: importId }).where('id', '=', companyId).execute();
    await refreshSearchText(db, companyId);
  }
}

/** Removes imported suppliers, to which nothing refers. */
export async function takeBackSuppliers(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('companies').where('id', 'in', ids).execute();
}
