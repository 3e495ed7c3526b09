import type { CompanyStatus } from '@vikray/contract/companies/company.ts';
import type { Generated } from 'kysely';

/** What the office enters about a company, with the names of the chosen numbers at that moment. */
export interface CompanyDetails {
  company_name: string;
  name_key: string;
  short_name: string;
  industry_id: number | null;
  industry: string;
  address: string;
  country_id: number;
  country: string;
  state_id: number | null;
  state: string;
  city_id: number | null;
  city: string;
  pincode: string;
  image_hash: string;
  status: CompanyStatus;
  landmark: string;
  mobile: string;
  email: string;
  website: string;
  facebook: string;
  instagram: string;
  linkedin: string;
  youtube: string;
  gstin: string;
  pan: string;
  tan: string;
  msme: string;
  bank_name: string;
  account_number: string;
  branch: string;
  ifsc: string;
  swift: string;
  type: string;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    companies: CompanyDetails & {
      id: Generated<number>;
      version: number;
      search_text: string;
      updated_by_id: number;
      created_at: string;
      updated_at: string;
    };
  }
}
