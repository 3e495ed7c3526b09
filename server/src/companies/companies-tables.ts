import type { CompanyStatus } from '@vikray/contract/companies/company.ts';
import type { CompanyGst } from '@vikray/contract/companies/company-gst.ts';
import type { Generated } from 'kysely';
import type { PostalPlace } from '../lookups/public.ts';

/** What the office enters about a company. Of each choice it has the number, and the name on the day of the entry. */
export interface CompanyDetails extends PostalPlace {
  company_name: string;
  name_key: string;
  short_name: string;
  industry_id: number | null;
  industry: string;
  address: string;
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

/** The settings of a company for GST, its papers and its books. */
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
  /** From this invoice date on, its consignments are bills; blank while it keeps no money here. */
  money_from: string;
  receipt_prefix: string;
  credit_prefix: string;
  /** Where customers pay by UPI; blank for none. */
  upi_id: string;
  tally_bank_transfer: string;
  tally_upi: string;
  tally_cheque: string;
  tally_demand_draft: string;
  tally_cash: string;
  tally_card: string;
  tally_other: string;
  tally_tds: string;
  tally_gst_tds: string;
  tally_bank_charges: string;
  tally_discount: string;
  tally_penalty: string;
}

/** The terms that a quotation of the company offers as a rule. Blank for none. */
export interface StandardTermColumns {
  standard_delivery: string;
  standard_price: string;
  standard_payment: string;
  standard_taxes: string;
  standard_freight: string;
  standard_validity: string;
  standard_warranty: string;
  standard_others: string;
}

/** The values of a new company that a request does not name. */
type PresetColumns = CompanyGstColumns & StandardTermColumns;

declare module '../platform/database/tables.ts' {
  interface Tables {
    companies: CompanyDetails & { [K in keyof PresetColumns]: Generated<PresetColumns[K]> } & {
      id: Generated<number>;
      import_id: Generated<number | null>;
      version: number;
      search_text: string;
      updated_by_id: number;
      created_at: string;
      updated_at: string;
    };
  }
}
