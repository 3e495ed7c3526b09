import { handler } from '../platform/handler.ts';
import { findCompany, refreshSearchText, updateStandardTerms } from './company-store.ts';
import { standardTermColumns } from './standard-term-columns.ts';

export const UpdateStandardTerms = handler('UpdateStandardTerms', async ({ db, input, user, now, fail, record }) => {
  const { companyId, version, delivery, price, payment, taxes, freight, validity, warranty, others } = input;
  const before = await findCompany(db, companyId);
  if (!before) throw fail('CompanyNotFound');
  if (version !== undefined && version !== before.version) throw fail('VersionConflict');

  const terms = standardTermColumns({
    standardDelivery: delivery ?? undefined,
    standardPrice: price ?? undefined,
    standardPayment: payment ?? undefined,
    standardTaxes: taxes ?? undefined,
    standardFreight: freight ?? undefined,
    standardValidity: validity ?? undefined,
    standardWarranty: warranty ?? undefined,
    standardOthers: others ?? undefined,
  });
  if (!(await updateStandardTerms(db, before, terms, { userId: user.userId, now }))) throw fail('VersionConflict');
  record({ record: 'company', id: companyId, before, after: await refreshSearchText(db, companyId) });
  return [{ companyId }];
});
