import type { LineSolution } from '@vikray/contract/orders/line-solution.ts';
import type { OrderStatus } from '@vikray/contract/orders/order-status.ts';
import type { Generated } from 'kysely';
import type { AmountColumns, GeneratedTaxColumns, LineColumns, PrintedColumns } from '../quotations/public.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    orders: PrintedColumns &
      GeneratedTaxColumns &
      AmountColumns & {
        id: Generated<number>;
        number: string;
        ordered_on: string;
        quotation_id: number;
        status: OrderStatus;
        /** 1 while nothing is pending and something is closed. */
        is_closed: Generated<number>;
        /** The customer's own number of the order, and its date; blank for none. */
        po_number: Generated<string>;
        po_on: Generated<string>;
        /** The date promised for all lines without one of their own; blank for none. */
        promised_on: Generated<string>;
        /** 1 for an order whose lines get the stock before those of others. */
        has_priority: Generated<number>;
        /** The payment plan of its quotation as JSON, frozen with the order; `[]` for none. */
        payment_plan: Generated<string>;
        /** The last approved change, and its day; 0 and blank for the order as it was placed. */
        change_number: Generated<number>;
        changed_on: Generated<string>;
        version: Generated<number>;
        search_text: string;
        updated_by_id: number;
        created_at: string;
        updated_at: string;
      };
    order_lines: LineColumns & {
      id: Generated<number>;
      order_id: number;
      dispatched_quantity: Generated<number>;
      /** What the customer no longer wants. */
      closed_quantity: Generated<number>;
      /** The date promised for this line; blank: that of its order. */
      promised_on: Generated<string>;
      /** Its place after a change; lines of one place are in the order of their ids. */
      position: Generated<number>;
      /** The change that took it out of the order; 0 for a line that stands. Its dispatches, all cancelled, still refer to it. */
      removed_by_change: Generated<number>;
      /** What has come back, replaced or not. */
      returned_quantity: Generated<number>;
      /** Its total less its share of the discount, without taxes and charges. */
      goods_value_paise: number;
      /** As its product was when the line was ordered. */
      category: string;
      solution: LineSolution;
    };
  }
}
