/** The user and the time of a write. */
export interface WriteStamp {
  readonly userId: number;
  /** ISO text in UTC. */
  readonly now: string;
}
