declare module '../platform/database/tables.ts' {
  interface Tables {
    /** What Administrators have chosen in the panel. A setting without a row has its preset. All rows have the same version. */
    settings: { name: string; value: string; is_secret: number; version: number };
  }
}
