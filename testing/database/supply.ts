/** What the global setup hands to the test files: where the migrated template is and how to copy it. */
export type DatabaseSupply =
  | { readonly engine: 'sqlite'; readonly folder: string; readonly template: string }
  | { readonly engine: 'postgres'; readonly adminUrl: string; readonly template: string }
  | { readonly engine: 'pglite'; readonly dump: string };

/** A migrated template, its one-line description for the run's output, and how to remove everything made for it. */
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
