import type { TokenScope } from '@vikray/contract/api-tokens/api-token.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    api_tokens: {
      id: Generated<number>;
      token_hash: string;
      user_id: number;
      name: string;
      scope: TokenScope;
      /** The chosen rights, as a JSON list. */
      rights: string;
      ending: string;
      created_at: string;
      last_used_at: Generated<string>;
      last_address: Generated<string>;
      expires_on: string;
      /** 1 once its user was notified that it ends soon. */
      is_end_noticed: Generated<number>;
    };
  }
}
