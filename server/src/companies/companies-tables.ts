import type { CompanyStatus } from '@vikray/contract/companies/company.ts';
import type { CompanyGst } from '@vikray/contract/companies/company-gst.ts';
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

/** What a company is for GST, and how its papers and its books are kept. */
export interface CompanyGstColumns {
  gst_regime: CompanyGst['gstRegime'];
  lut: string;
  invoices_issued_here: 'Yes' | 'No';
  invoice_prefix: string;
  challan_prefix: string;
  round_invoices: 'Yes' | 'No';
  charges_mode: CompanyGst['chargesMode'];
  e_invoices: 'Yes' | 'No';
  eway_limit_paise: number;
  tally_sales: string;
  tally_cgst: string;
  tally_sgst: string;
  tally_igst: string;
  tally_packing: string;
  tally_freight: string;
  tally_installation: string;
  tally_round_off: string;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    companies: CompanyDetails & { [K in keyof CompanyGstColumns]: Generated<CompanyGstColumns[K]> } & {
      id: Generated<number>;
      version: number;
      search_text: string;
      updated_by_id: number;
      created_at: string;
      updated_at: string;
    };
  }
}
