import { usualValidity } from '@vikray/contract/quotations/validity-days.ts';
import { issuerChoice } from './BasicInformationStep.tsx';
import type { QuotationForm } from './quotation-form.ts';
import { useGstPercents, useLastQuotationOf } from '../quotation-queries.ts';
import { useOnlyIssuer } from './party-queries.ts';
import { termsOf } from './term-categories.ts';

interface FormWithDefaults {
  readonly form: QuotationForm;
  /** The number of the quotation whose terms are proposed. */
  readonly proposedAsIn: string | undefined;
}

/**
 * The form with its defaults until the user chooses: the validity that follows the date, the issuing company if there is only one, the
 * terms that it used last, and the first tax percentage.
 */
export function useQuotationDefaults(form: QuotationForm): FormWithDefaults {
  const onlyIssuer = useOnlyIssuer();
  const firstPercent = useGstPercents().data?.[0]?.value;
  const company = form.company === undefined && onlyIssuer ? issuerChoice(onlyIssuer) : form.company;
  const last = useLastQuotationOf(company?.value).data ?? undefined;
  const proposed = last && Object.keys(form.terms).length === 0 ? termsOf(last) : undefined;
  const proposesAny = Object.values(proposed ?? {}).some(Boolean);
  const withDefaults: QuotationForm = {
    ...form,
    validUntil: form.validUntil === undefined && form.date !== undefined ? usualValidity(form.date) : form.validUntil,
    company,
    terms: proposed ?? form.terms,
    gstPercent: form.gstPercent ?? firstPercent,
    gstServiceChargePercent: form.gstServiceChargePercent ?? firstPercent,
  };
  return { form: withDefaults, proposedAsIn: proposesAny ? last?.number : undefined };
}
