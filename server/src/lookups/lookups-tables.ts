import type { Generated } from 'kysely';

interface LookupTable {
  id: Generated<number>;
  name: string;
  name_key: string;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    industries: LookupTable;
    company_types: LookupTable;
    product_categories: LookupTable;
    department_types: LookupTable;
    lost_reasons: LookupTable;
  }
}

/** The lookup lists in the database. */
export const lookupLists = ['industries', 'company_types', 'product_categories', 'department_types', 'lost_reasons'] as const;
export type LookupList = (typeof lookupLists)[number];
