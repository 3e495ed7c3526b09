declare module '../platform/database/tables.ts' {
  interface Tables {
    /** One row: when the set-up was dismissed; blank until then. */
    setup_state: { id: number; dismissed_at: string };
  }
}
