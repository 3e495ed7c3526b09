import { usualValidity } from '@vikray/contract/quotations/validity-days.ts';
import { issuerChoice } from './BasicInformationStep.tsx';
import type { QuotationForm } from './quotation-form.ts';
import { taxModeOf } from './cart-rates.ts';
import { useGstPercents, useIssuer, useLastQuotationOf } from '../part-queries.ts';
import { useOnlyIssuer } from './party-queries.ts';
import { termsOf } from './term-categories.ts';

interface FormWithDefaults {
  readonly form: QuotationForm;
  /** The number of the quotation whose terms are proposed. */
  readonly proposedAsIn: string | undefined;
}

/**
 * The form with its defaults until the user chooses: the validity that follows the date, the issuing company if there is only one, the
 * terms that it used last and how it taxes charges, and the first tax percentage.
 */
export function useQuotationDefaults(form: QuotationForm): FormWithDefaults {
  const onlyIssuer = useOnlyIssuer();
  const firstPercent = useGstPercents().data?.[0]?.value;
  const company = form.company === undefined && onlyIssuer ? issuerChoice(onlyIssuer) : form.company;
  const last = useLastQuotationOf(company?.value).data ?? undefined;
  const proposed = last && Object.keys(form.terms).length === 0 ? termsOf(last) : undefined;
  const proposesAny = Object.values(proposed ?? {}).some(Boolean);
  const entered = { ...form, gstPercent: form.gstPercent ?? firstPercent };
  const kept = form.origin?.charges;
  const isKept = kept !== undefined && kept.companyId === company?.value;
  const issuer = useIssuer(taxModeOf(entered) === 'By Product' && !isKept ? company?.value : undefined).data;
  const withDefaults: QuotationForm = {
    ...entered,
    validUntil: form.validUntil === undefined && form.date !== undefined ? usualValidity(form.date) : form.validUntil,
    company,
    terms: proposed ?? form.terms,
    chargesMode: isKept ? kept.mode : issuer?.chargesMode,
    gstServiceChargePercent: form.gstServiceChargePercent ?? firstPercent,
  };
  return { form: withDefaults, proposedAsIn: proposesAny ? last?.number : undefined };
}
