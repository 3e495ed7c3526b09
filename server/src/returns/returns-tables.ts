import type { ReturnedLine } from '@vikray/contract/returns/return.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    returns: {
      id: Generated<number>;
      number: string;
      order_id: number;
      returned_on: string;
      reason: ReturnedLine['reason'];
      remark: string;
      added_by_id: number;
      added_at: string;
    };
    return_lines: {
      id: Generated<number>;
      return_id: number;
      order_id: number;
      dispatch_id: number;
      product_name: string;
      quantity: number;
      condition: ReturnedLine['condition'];
      replace: ReturnedLine['replace'];
      search_text: string;
    };
  }
}
