import type { ReadField } from '@vikray/contract/private-access/private-access.ts';
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
      /** `View User`, `Program`, or `Token` and the name of a token. */
      place: string;
      search_text: string;
    };
  }
}
