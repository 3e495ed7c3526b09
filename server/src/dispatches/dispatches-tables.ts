import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    dispatches: {
      id: Generated<number>;
      order_id: number;
      /** The consignment that it left with. Set in the transaction of the dispatch. */
      consignment_id: Generated<number | null>;
      order_number: string;
      order_line_id: number;
      product_id: number;
      product_name: string;
      quantity: number;
      stock_before_hundredths: number;
      invoice_number: string;
      invoiced_on: string;
      dispatched_on: string;
      search_text: string;
      /** Null while it stands. */
      cancelled_at: Generated<string | null>;
      cancelled_by_id: Generated<number | null>;
      cancel_reason: Generated<string>;
      /** The pieces that have come back. */
      returned_quantity: Generated<number>;
      updated_by_id: number;
      updated_at: string;
    };
  }
}
