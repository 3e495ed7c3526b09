import type { TaskCounts } from './fair-queue.ts';
import { HelperTeam, type TeamSettings } from './helper-team.ts';

/** The helpers of a panel: a team for each kind of work, created at its first use. They end with the panel. */
export class Helpers {
  readonly #teams = new Map<{ readonly name: string }, Pick<HelperTeam<unknown, unknown>, 'counts' | 'stop'>>();

  /** The team of these settings, always the same one. */
  teamOf<Task, Answer>(settings: TeamSettings<Task, Answer>): HelperTeam<Task, Answer> {
    // Settings and team are added as a pair below, but the type of the map cannot express that.
    const known = this.#teams.get(settings) as HelperTeam<Task, Answer> | undefined;
    if (known) return known;
    const team = new HelperTeam(settings);
    this.#teams.set(settings, team);
    return team;
  }

  /** The tasks of each team, by the name of its work. */
  counts(): (readonly [name: string, counts: TaskCounts])[] {
    return [...this.#teams].map(([{ name }, team]) => [name, team.counts()]);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#teams.values()].map((team) => team.stop()));
  }
}
