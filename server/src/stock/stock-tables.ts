import type { StockCountKind } from '@vikray/contract/stock/stock-reason.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    stock_counts: {
      id: Generated<number>;
      counted_on: string;
      kind: StockCountKind;
      remark: string;
      counted_by_id: number;
      counted_at: string;
    };
    stock_count_lines: {
      id: Generated<number>;
      stock_count_id: number;
      product_id: number;
      counted_hundredths: number;
      stock_when_counted_hundredths: number;
    };
  }
}
