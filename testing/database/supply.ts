/** What the global setup passes to the test files: where the migrated template is and how to copy it. */
export type DatabaseSupply =
  | { readonly engine: 'sqlite'; readonly folder: string; readonly template: string }
  | { readonly engine: 'postgres'; readonly adminUrl: string; readonly template: string }
  | { readonly engine: 'pglite'; readonly dump: string };

/** A migrated template, its one-line description for the output, and the function that removes it. */
export interface PreparedSupply {
  readonly supply: DatabaseSupply;
  readonly description: string;
  remove(): Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseSupply: DatabaseSupply;
  }
}
