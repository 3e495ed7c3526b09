import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    purchases: {
      id: Generated<number>;
      supplier_id: number;
      supplier_name: string;
      invoice_number: string;
      purchased_on: string;
      product_id: number;
      product_name: string;
      stock_before_hundredths: number;
      quantity_hundredths: number;
      stock_after_hundredths: number;
      search_text: string;
      import_id: Generated<number | null>;
      updated_by_id: number;
      updated_at: string;
    };
  }
}
