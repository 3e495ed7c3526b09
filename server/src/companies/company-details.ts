import type { SavedCompany } from '@vikray/contract/companies/company.ts';
import { findImageHash } from '../images/public.ts';
import { findInLookup, findPlace, type PostalPlace, type UnknownPlace } from '../lookups/public.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db } from '../platform/database/tables.ts';
import { companyGstColumns } from './company-gst-columns.ts';
import type { CompanyDetails, CompanyGstColumns, StandardTermColumns } from './companies-tables.ts';
import { standardTermColumns } from './standard-term-columns.ts';

/**
 * Turns an entered company into the columns to store: each choice, given by number or name, gets both. Returns the failure for the first
 * choice that does not exist.
 */
export async function companyDetails(
  db: Db,
  input: SavedCompany,
): Promise<(CompanyDetails & Partial<CompanyGstColumns & StandardTermColumns>) | UnknownPlace | 'IndustryUnknown' | 'ImageUnknown'> {
  const industry = input.industry ? await findInLookup(db, 'industries', input.industry) : undefined;
  if (input.industry && !industry) return 'IndustryUnknown';
  const place = await findPlace(input.country, input.state, input.city);
  if (typeof place === 'string') return place;
  const imageHash = await findImageHash(db, 'Company', input.image);
  if (!imageHash) return 'ImageUnknown';
  return { ...detailColumns(input, { industry, place, imageHash }), ...companyGstColumns(input), ...standardTermColumns(input) };
}

/** What was found for the choices of a company. */
interface FoundChoices {
  readonly industry: { readonly value: number; readonly label: string } | undefined;
  readonly place: PostalPlace;
  readonly imageHash: string;
}

/** The columns of the details of a company, each blank where nothing is entered. */
export function detailColumns(
  input: Pick<SavedCompany, 'name' | 'shortName' | 'address' | 'pincode' | 'status'> & Partial<SavedCompany>,
  { industry, place, imageHash }: FoundChoices,
): CompanyDetails {
  return {
    company_name: input.name,
    name_key: nameKey(input.name),
    short_name: input.shortName,
    industry_id: industry?.value ?? null,
    industry: industry?.label ?? '',
    address: input.address,
    ...place,
    pincode: input.pincode,
    image_hash: imageHash,
    status: input.status,
    landmark: input.landmark ?? '',
    mobile: input.mobile ?? '',
    email: input.email ?? '',
    website: input.website ?? '',
    facebook: input.facebook ?? '',
    instagram: input.instagram ?? '',
    linkedin: input.linkedin ?? '',
    youtube: input.youtube ?? '',
    gstin: input.gst ?? '',
    pan: input.pan ?? '',
    tan: input.tan ?? '',
    msme: input.msme ?? '',
    bank_name: input.bankName ?? '',
    account_number: input.accountNumber ?? '',
    branch: input.branch ?? '',
    ifsc: input.ifsc ?? '',
    swift: input.swift ?? '',
    type: input.type ?? '',
  };
}
