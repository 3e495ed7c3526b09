/** What the global setup passes to the test files: where the migrated template is and how to copy it. */
export type DatabaseSupply =
  | { readonly engine: 'sqlite'; readonly folder: string; readonly template: string }
  | PostgresSupply
  | { readonly engine: 'pglite'; readonly dump: string };

export interface PostgresSupply {
  readonly engine: 'postgres';
  readonly adminUrl: string;
  readonly template: string;
  /** Whether the server copies the files of the template, instead of logging every page. */
  readonly copiesFiles: boolean;
}

/** A migrated template, its one-line description for the output, and the function that removes it. */
export interface PreparedSupply<S extends DatabaseSupply = DatabaseSupply> {
  readonly supply: S;
  readonly description: string;
  remove(): Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseSupply: DatabaseSupply;
  }
}
