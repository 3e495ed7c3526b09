import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    second_steps: {
      user_id: number;
      /** In base32, encrypted; blank once its key is lost. */
      secret: string;
      /** The common salt of the user's recovery codes, so that one slow hash finds a code among all of them. */
      code_salt: string;
      /** The last step of 30 seconds whose code was used. Earlier ones are refused, too. */
      last_step: Generated<number>;
      /** Null until a code has shown that the app has the key. Until then the second step is off. */
      confirmed_at: string | null;
    };
    recovery_codes: { id: Generated<number>; user_id: number; code_hash: string; used_at: string | null };
  }
}
