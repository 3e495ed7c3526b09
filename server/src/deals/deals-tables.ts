import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** A deal gathers what belongs to one sale: its quotations with all revisions, their orders and dispatches. */
    deals: {
      id: Generated<number>;
      /** The number of its first quotation, without a revision. */
      number: string;
      customer_id: number | null;
      owner_id: number;
      version: Generated<number>;
      created_at: string;
      updated_at: string;
    };
  }
}
