import type { Context } from '../platform/handler.ts';
import { companyDetails } from './company-details.ts';
import { findCompany, insertCompany, refreshSearchText, updateCompany } from './company-store.ts';

type Saving = Context<'AddClientDetails' | 'UpdateClientDetails'>;

/** The declared failures for violated constraints. */
export const violations = { companies_gstin: 'GstinTaken' } as const;

/** Adds the company that the request describes. */
export async function addCompany({ db, input, user, now, fail, record }: Saving): Promise<[{ companyId: number }]> {
  if (!user.rights.has('Add Company')) throw fail('Forbidden');
  const details = await companyDetails(db, input);
  if (typeof details === 'string') throw fail(details);

  const companyId = await insertCompany(db, details, { userId: user.userId, now });
  const after = await refreshSearchText(db, companyId);
  record({ record: 'company', id: companyId, after });
  return [{ companyId }];
}

/** Saves the changed company that the request describes. */
export async function changeCompany({ db, input, user, now, fail, record }: Saving, companyId: number): Promise<[{ companyId: number }]> {
  if (!user.rights.has('Edit Company')) throw fail('Forbidden');
  const before = await findCompany(db, companyId);
  if (!before) throw fail('CompanyNotFound');
  if (input.version !== undefined && input.version !== before.version) throw fail('VersionConflict');
  const details = await companyDetails(db, input);
  if (typeof details === 'string') throw fail(details);

  if (!(await updateCompany(db, before, details, { userId: user.userId, now }))) throw fail('VersionConflict');
  const after = await refreshSearchText(db, companyId);
  record({ record: 'company', id: companyId, before, after });
  return [{ companyId }];
}
