/** A state machine is a table: for each status, the statuses that may follow. */
export type Transitions<Status extends string> = { readonly [S in Status]: readonly Status[] };

/** Whether a record may go from one status to another. Staying in its status is allowed only if the table says so. */
export function mayBecome<Status extends string>(transitions: Transitions<Status>, from: Status, to: Status): boolean {
  return transitions[from].includes(to);
}

/** The statuses that cannot be reached from `start`; a correct table has none. */
export function unreachable<Status extends string>(transitions: Transitions<Status>, start: Status): Status[] {
  const reached = new Set<Status>([start]);
  for (const status of reached) for (const next of transitions[status]) reached.add(next);
  return (Object.keys(transitions) as Status[]).filter((status) => !reached.has(status));
}
