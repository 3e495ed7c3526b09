/** The user and the time of a write. */
export interface Stamp {
  readonly userId: number;
  /** ISO text in UTC. */
  readonly now: string;
}
