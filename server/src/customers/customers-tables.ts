import type { DataSource } from '@vikray/contract/customers/customer.ts';
import type { CustomerStatus } from '@vikray/contract/customers/customer-status.ts';
import type { Generated } from 'kysely';

/** What the office enters about a customer, with the names of the chosen numbers at that moment. */
export interface CustomerDetails {
  company_name: string;
  name_key: string;
  industry_id: number;
  industry: string;
  company_type_id: number;
  company_type: string;
  phone: string;
  email: string;
  website: string;
  address: string;
  country_id: number;
  country: string;
  state_id: number | null;
  state: string;
  city_id: number | null;
  city: string;
  pincode: string;
  data_source: DataSource;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    customers: CustomerDetails & {
      id: Generated<number>;
      status: CustomerStatus;
      version: number;
      search_text: string;
      import_id: Generated<number | null>;
      entered_by_id: number;
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
      updated_by_id: number;
      created_at: string;
      updated_at: string;
    };
  }
}
