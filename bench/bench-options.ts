/** What the command line of `npm run bench` says. */
export interface BenchOptions {
  /** Only the cases whose names have one of these words; all without a word. */
  readonly words: readonly string[];
  /** The output of an earlier run, to be set beside this one. */
  readonly compare: string | undefined;
  /** Tries everything with few requests, to see that the bench works. Its figures say nothing. */
  readonly isQuick: boolean;
  /** The number of simulated members of staff. */
  readonly members: number;
  /** How long the staff or the twenty callers work. */
  readonly minutes: number;
}
