import { noTaxQuestion } from '@vikray/contract/gst/no-tax-question.ts';
import { decideTax } from '@vikray/contract/gst/tax-decision.ts';
import { taxFacts } from '@vikray/contract/gst/tax-facts.ts';
import { findOpenCompany } from '../companies/public.ts';
import { findCustomer, findSite } from '../customers/public.ts';
import { cachedRead } from '../platform/handler.ts';

export const GetTaxDecision = cachedRead('GetTaxDecision', async ({ db, input, fail }) => {
  const company = await findOpenCompany(db, input.companyId);
  if (!company) throw fail('CompanyNotFound');
  const customer = await findCustomer(db, input.customerId);
  if (!customer) throw fail('CustomerNotFound');
  const site = typeof input.siteId === 'number' ? await findSite(db, input.siteId) : undefined;
  if (typeof input.siteId === 'number' && site?.customerId !== input.customerId) throw fail('SiteUnknown');
  const facts = taxFacts(company, customer, { ...input, site });
  const { placeOfSupply, placeName, interState, heads, reason, warnings, inputs } = decideTax(facts);
  return [
    {
      placeOfSupply,
      placeName,
      interState: interState ? 'Yes' : 'No',
      heads,
      reason,
      warnings: [...warnings],
      inputs: [...inputs],
      noTaxQuestion: noTaxQuestion(facts.company.regime, heads),
    },
  ];
});
