import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    taxes: { id: Generated<number>; percent_hundredths: number; search_text: string; updated_at: string };
  }
}
