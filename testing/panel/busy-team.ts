import type { HelperTeam } from '../../server/src/platform/threads/helper-team.ts';

/** Somebody who does not hang up. */
export const stays = new AbortController().signal;

/** Takes every place of a team, so that what is sent from now on waits; ends with the function that gives them back. */
export async function occupy<Task, Answer>(team: HelperTeam<Task, Answer>): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const held: Promise<unknown>[] = [];
  while (team.counts().waiting === 0) {
    const hold = async (): Promise<never> => {
      await gate.promise;
      throw new Error('given back');
    };
    held.push(team.run({ userId: 0, left: stays }, hold));
    await Promise.resolve();
  }
  return async () => {
    gate.resolve();
    await Promise.allSettled(held);
  };
}
