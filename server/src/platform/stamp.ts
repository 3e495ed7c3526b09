/** Who writes, and when. */
export interface Stamp {
  readonly userId: number;
  /** ISO text in UTC. */
  readonly now: string;
}
