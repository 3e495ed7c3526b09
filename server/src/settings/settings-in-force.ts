import type { Config } from '../platform/config.ts';
import { changeTrackerOf, type TrackedRead } from '../platform/database/changes/change-tracker.ts';
import type { Db } from '../platform/database/tables.ts';
import { configWith } from './config-with.ts';
import { readSettings, type StoredSettings } from './settings-store.ts';

/**
 * The settings that count: those of the environment, and what Administrators have chosen in any panel on the same database. Every request
 * refreshes them first. They are read again only once they have changed: the embedded database notices that by itself, and on PostgreSQL
 * the statement that finds the session also reads their version.
 */
export class SettingsInForce {
  readonly #db: Db;
  readonly #environment: Config;
  #config: Config;
  #read: TrackedRead<StoredSettings> | undefined;
  #started = 0;
  #applied = 0;

  constructor(db: Db, environment: Config) {
    this.#db = db;
    this.#environment = environment;
    this.#config = environment;
  }

  /** As of the last refresh. */
  get config(): Config {
    return this.#config;
  }

  /** Reads the settings again if they have changed. `version` is their version in the database, where the caller knows it. */
  async refresh(version?: number): Promise<void> {
    if (version !== undefined && version === (this.#read?.value.version ?? 0)) return;
    const turn = ++this.#started;
    const read = await changeTrackerOf(this.#db).reuse(this.#read, () => readSettings(this.#db));
    // Of two reads at once, the one that began later counts.
    if (read === this.#read || turn < this.#applied) return;
    this.#applied = turn;
    if (read.value.version !== this.#read?.value.version) this.#config = this.#configOf(read.value);
    this.#read = read;
  }

  #configOf({ values }: StoredSettings): Config {
    return values.size === 0 ? this.#environment : configWith(this.#environment, values);
  }
}
