import type { Generated } from 'kysely';

/** A line as it was filed. The quantity is in hundredths of a piece. */
export interface OldQuotationLineColumns {
  name: string;
  description: string;
  image_hash: string | null;
  quantity_hundredths: number;
  rate_paise: number;
  total_paise: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    old_quotations: {
      id: Generated<number>;
      code: string;
      number: string;
      quoted_on: string;
      financial_year: string;
      customer_name: string;
      customer_name_key: string;
      prepared_by: string;
      status: string;
      contact_name: string;
      contact_designation: string;
      address: string;
      country: string;
      state: string;
      city: string;
      pincode: string;
      delivery: string;
      price: string;
      payment: string;
      taxes: string;
      freight: string;
      validity: string;
      others: string;
      subtotal_paise: number;
      discount_percent_hundredths: number;
      discount_paise: number;
      tax_percent_hundredths: number;
      tax_paise: number;
      special_charges_paise: number;
      shipping_charges_paise: number;
      installation_charges_paise: number;
      service_tax_percent_hundredths: number;
      service_tax_paise: number;
      total_paise: number;
      search_text: string;
      import_id: number | null;
      created_at: string;
    };
    old_quotation_lines: OldQuotationLineColumns & { id: Generated<number>; old_quotation_id: number };
  }
}
