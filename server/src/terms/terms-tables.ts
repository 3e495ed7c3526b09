import type { TermCategory } from '@vikray/contract/terms/term.ts';
import type { Generated } from 'kysely';

export interface TermDetails {
  category: TermCategory;
  description: string;
  description_key: string;
  is_shown: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    terms: TermDetails & {
      id: Generated<number>;
      status: 'Active' | 'Deleted';
      version: number;
      search_text: string;
      updated_by_id: number;
      updated_at: string;
    };
  }
}
