import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Up to what users may approve quotations. A null limit means none; the flags are 1 for may and 0 for may not. */
    approval_limits: {
      id: Generated<number>;
      /** 0 for everyone without their own row. */
      user_id: number;
      most_total_paise: number | null;
      most_discount_hundredths: number | null;
      most_below_mrp_hundredths: number | null;
      may_approve_below_floor: number;
      may_approve_pending: number;
      may_approve_own: number;
      /** Goes on when removed limits are added again. */
      version: number;
      /** 1 for limits that no longer count. */
      is_removed: Generated<number>;
      updated_by_id: number;
      updated_at: string;
    };
  }
}
