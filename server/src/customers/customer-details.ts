import type { NewCustomer } from '@vikray/contract/customers/customer.ts';
import type { Lookups, UnknownPlace } from '../lookups/public.ts';
import { likenessKey } from '../platform/database/likeness-key.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { CustomerDetails, CustomerGst } from './customers-tables.ts';

/** The declared failure for a choice that does not exist. */
export type UnknownCustomerChoice = 'IndustryUnknown' | 'CompanyTypeUnknown' | UnknownPlace;

type Choices = Partial<Pick<NewCustomer, 'industry' | 'companyType' | 'country' | 'state' | 'city'>>;

/**
 * Turns an entered customer into the columns to store: each choice, given by number or name, gets both. Returns the failure for the first
 * choice that does not exist.
 */
export async function customerDetails(
  lookups: Lookups,
  input: NewCustomer,
): Promise<(CustomerDetails & CustomerGst) | UnknownCustomerChoice> {
  const { industry, companyType, place } = await findChoices(lookups, input);
  if (!industry) return 'IndustryUnknown';
  if (!companyType) return 'CompanyTypeUnknown';
  if (!place || typeof place === 'string') return place ?? 'CountryUnknown';
  return {
    company_name: input.companyName,
    name_key: nameKey(input.companyName),
    likeness_key: likenessKey(input.companyName),
    industry_id: industry.value,
    industry: industry.label,
    company_type_id: companyType.value,
    company_type: companyType.label,
    phone: input.phone,
    email: input.email,
    website: input.website ?? '',
    address: input.address,
    ...place,
    pincode: input.pincode,
    data_source: input.dataSource,
    ...(typeof input.gstin === 'string' && { gstin: input.gstin }),
    ...(typeof input.gstCategory === 'string' && { gst_category: input.gstCategory }),
  };
}

/** All choices in the input that do not exist. */
export async function unknownChoices(lookups: Lookups, input: Choices): Promise<UnknownCustomerChoice[]> {
  const { industry, companyType, place } = await findChoices(lookups, input);
  const unknown: UnknownCustomerChoice[] = [];
  if (input.industry !== undefined && !industry) unknown.push('IndustryUnknown');
  if (input.companyType !== undefined && !companyType) unknown.push('CompanyTypeUnknown');
  if (typeof place === 'string') unknown.push(place);
  return unknown;
}

async function findChoices(lookups: Lookups, { industry, companyType, country, state, city }: Choices) {
  return {
    industry: industry === undefined ? undefined : await lookups.findInLookup('industries', industry),
    companyType: companyType === undefined ? undefined : await lookups.findInLookup('company_types', companyType),
    place: country === undefined ? undefined : await lookups.findPlace(country, state, city),
  };
}
