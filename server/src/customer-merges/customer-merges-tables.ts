import type { CustomerStatus } from '@vikray/contract/customers/customer-status.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Which customer was merged into which. */
    customer_merges: {
      id: Generated<number>;
      kept_id: number;
      merged_id: number;
      status_before: Exclude<CustomerStatus, 'Deleted'>;
      /** JSON: what moved, by its kind. */
      moved: string;
      merged_by_id: number;
      merged_at: string;
      undone_by_id: Generated<number | null>;
      /** Blank while the merge stands. */
      undone_at: Generated<string>;
    };
  }
}
