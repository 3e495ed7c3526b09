import type { NewCustomer } from '@vikray/contract/customers/customer.ts';
import type { Lookups } from '../lookups/public.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { CustomerDetails } from './customers-tables.ts';

const unknownPart = { country: 'CountryUnknown', state: 'StateUnknown', city: 'CityUnknown' } as const;

/** The declared failure for a choice that does not exist. */
export type UnknownChoice = 'IndustryUnknown' | 'CompanyTypeUnknown' | (typeof unknownPart)[keyof typeof unknownPart];

/** Turns what was entered into what is stored: every choice, by number or name, into both. The first that does not exist is told. */
export async function customerDetails(lookups: Lookups, input: NewCustomer): Promise<CustomerDetails | UnknownChoice> {
  const industry = await lookups.findInLookup('industries', input.industry);
  if (!industry) return 'IndustryUnknown';
  const companyType = await lookups.findInLookup('company_types', input.companyType);
  if (!companyType) return 'CompanyTypeUnknown';
  const place = await lookups.findPlace(input.country, input.state, input.city);
  if (typeof place === 'string') return unknownPart[place];
  return {
    company_name: input.companyName,
    name_key: nameKey(input.companyName),
    industry_id: industry.value,
    industry: industry.label,
    company_type_id: companyType.value,
    company_type: companyType.label,
    phone: input.phone,
    email: input.email,
    website: input.website ?? '',
    address: input.address,
    country_id: place.countryId,
    country: place.country,
    state_id: place.stateId,
    state: place.state,
    city_id: place.cityId,
    city: place.city,
    pincode: input.pincode,
    data_source: input.dataSource,
  };
}
