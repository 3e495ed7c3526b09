import type { ReadField, ReadingSource } from '@vikray/contract/private-access/private-access.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    private_access: {
      id: Generated<number>;
      happened_at: string;
      /** Whose details were read. */
      user_id: number;
      reader_id: number;
      field: ReadField;
      place: ReadingSource;
      search_text: string;
    };
  }
}
