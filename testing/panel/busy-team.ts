import type { HelperTeam } from '../../server/src/platform/threads/helper-team.ts';

/** The signal of a caller who does not hang up. */
export const stays = new AbortController().signal;

/** Occupies every helper of a team, so that further tasks wait. Returns the function that frees the helpers. */
export async function occupy<Task, Answer>(team: HelperTeam<Task, Answer>): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const blocking: Promise<unknown>[] = [];
  while (team.counts().waiting === 0) {
    const block = async (): Promise<never> => {
      await gate.promise;
      throw new Error('given back');
    };
    blocking.push(team.run({ userId: 0, left: stays }, block));
    await Promise.resolve();
  }
  return async () => {
    gate.resolve();
    await Promise.allSettled(blocking);
  };
}
