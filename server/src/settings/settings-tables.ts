import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    /**
     * What Administrators have chosen in the panel. A setting without a row has its preset, as has one whose value is blank. All rows have
     * the same version. The value of a secret is in `setting_secrets`.
     */
    settings: { name: string; value: string; is_secret: number; version: number };
    setting_secrets: {
      id: Generated<number>;
      name: string;
      /** Encrypted. */
      secret: string;
    };
  }
}
