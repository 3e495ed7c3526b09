import type { DataSource } from '@vikray/contract/customers/customer.ts';
import type { CustomerStatus } from '@vikray/contract/customers/customer-status.ts';
import type { SettlementMode } from '@vikray/contract/money/receipt-words.ts';
import type { GstCategory } from '@vikray/contract/gst/gst-category.ts';
import type { Generated } from 'kysely';
import type { PostalPlace } from '../lookups/public.ts';

/** What the office enters about a customer. Of each choice it has the number, and the name on the day of the entry. */
export interface CustomerDetails extends PostalPlace {
  company_name: string;
  name_key: string;
  /** By which similar names are found. */
  likeness_key: string;
  industry_id: number;
  industry: string;
  company_type_id: number;
  company_type: string;
  phone: string;
  email: string;
  website: string;
  address: string;
  pincode: string;
  data_source: DataSource;
}

/** What a customer is for GST; absent if it does not change. `gst_category` is blank while no one has chosen one. */
export interface CustomerGst {
  gstin?: string;
  gst_category?: GstCategory | '';
}

/** What the office enters about a site of a customer. */
export interface SiteDetails extends PostalPlace {
  name: string;
  address: string;
  pincode: string;
  gstin: string;
  contact_person_id: number | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    customers: CustomerDetails & {
      id: Generated<number>;
      gstin: Generated<string>;
      /** Blank while it follows from GSTIN and country. */
      gst_category: Generated<GstCategory | ''>;
      status: CustomerStatus;
      /** A bill is due so many days after its date, unless that was changed. */
      credit_days: Generated<number>;
      settlement: Generated<SettlementMode>;
      no_reminders: Generated<number>;
      version: number;
      search_text: string;
      import_id: Generated<number | null>;
      entered_by_id: number;
      updated_by_id: number;
      created_at: string;
      updated_at: string;
    };
    customer_sites: SiteDetails & {
      id: Generated<number>;
      customer_id: number;
      /** 1 to 50; null for a hidden one. No two sites of a customer have the same. */
      slot: number | null;
      version: number;
      updated_by_id: number;
      created_at: string;
      updated_at: string;
    };
    contact_persons: {
      id: Generated<number>;
      customer_id: number;
      name: string;
      designation: string;
      email: string;
      mobile: string;
      phone: string;
      is_hidden: Generated<number>;
      import_id: Generated<number | null>;
      updated_by_id: number;
      created_at: string;
      updated_at: string;
    };
  }
}
