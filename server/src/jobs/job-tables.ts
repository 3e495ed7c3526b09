declare module '../platform/database/tables.ts' {
  interface Tables {
    /** The jobs: when each is due, the process that runs it, and how the last run ended. */
    jobs: {
      name: string;
      due_at: string;
      owner: string | null;
      lease_until: string | null;
      tries: number;
      started_at: string | null;
      done_at: string | null;
      failed_at: string | null;
      failure: string;
      failures: number;
    };
  }
}
