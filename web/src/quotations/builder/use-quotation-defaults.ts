import { usualValidity } from '@vikray/contract/quotations/validity-days.ts';
import { useLogin } from '../../platform/login.ts';
import { issuerChoice } from './BasicInformationStep.tsx';
import { taxModeOf } from './cart-rates.ts';
import type { QuotationForm } from './quotation-form.ts';
import { useGstPercents, useIssuer, useLastQuotationsOf, useTerms, readTermSources } from '../part-queries.ts';
import { useOnlyIssuer } from './party-queries.ts';
import { proposedTerms } from './proposed-terms.ts';

interface FormWithDefaults {
  readonly form: QuotationForm;
  /** Where the proposed terms come from; undefined once the user has changed one. */
  readonly termsNote: string | undefined;
}

/**
 * The form with its defaults until the user chooses: the validity that follows the date, the issuing company if there is only one and how
 * it taxes charges, the terms of the customer's last quotation or of the company, and the first tax percentage.
 */
export function useQuotationDefaults(form: QuotationForm): FormWithDefaults {
  const { quotationValidDays } = useLogin();
  const onlyIssuer = useOnlyIssuer();
  const firstPercent = useGstPercents().data?.[0]?.value;
  const company = form.company === undefined && onlyIssuer ? issuerChoice(onlyIssuer) : form.company;
  const proposed = useProposedTerms(form, company?.value);
  const entered = { ...form, gstPercent: form.gstPercent ?? firstPercent };
  const kept = form.origin?.charges;
  const isKept = kept !== undefined && kept.companyId === company?.value;
  const issuer = useIssuer(company?.value).data;
  const ownMode = taxModeOf(entered) === 'By Product' ? issuer?.chargesMode : undefined;
  const withDefaults: QuotationForm = {
    ...entered,
    validUntil: form.validUntil === undefined && form.date !== undefined ? usualValidity(form.date, quotationValidDays) : form.validUntil,
    company,
    terms: proposed?.terms ?? form.terms,
    chargesMode: isKept ? kept.mode : ownMode,
    gstServiceChargePercent: form.gstServiceChargePercent ?? firstPercent,
  };
  // Until a customer is chosen, nothing is known of their quotations.
  return { form: withDefaults, termsNote: form.customer ? proposed?.note : undefined };
}

/** The form with its proposed terms, also if it is submitted before they are read. */
export async function withProposedTerms(form: QuotationForm): Promise<QuotationForm> {
  const { customer, company, terms } = form;
  if (!customer || !company || Object.keys(terms).length > 0) return form;
  return { ...form, terms: proposedTerms(await readTermSources(customer.value, company.value)).terms };
}

/** The terms to begin with, until the user has entered one; undefined then, and while the customer's quotations are read. */
function useProposedTerms({ customer, terms }: QuotationForm, companyId: number | undefined) {
  const quotations = useLastQuotationsOf(customer?.value).data ?? (customer ? undefined : []);
  const company = useIssuer(companyId).data ?? (companyId === undefined ? null : undefined);
  const texts = useTerms().data;
  const isUntouched = Object.keys(terms).length === 0;
  return isUntouched && quotations && company !== undefined && texts ? proposedTerms({ quotations, company, texts }) : undefined;
}
