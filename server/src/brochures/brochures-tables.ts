import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    brochure_requests: {
      id: Generated<number>;
      external_key: string;
      name: string;
      company_name: string;
      state: string;
      mobile: string;
      email: string;
      remarks: string;
      version: number;
      search_text: string;
      import_id: number | null;
      created_at: string;
      updated_by_id: number | null;
      updated_at: string;
      deal_id: number | null;
    };
  }
}
