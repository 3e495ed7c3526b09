/**
 * What a panel has in memory about logins, so that a flood of refused ones costs the database almost nothing: the numbers and networks that
 * have reached their limit, the count of stored refusals, and the batch for the next write.
 */
import type { Db } from '../platform/database/tables.ts';
import { networkOf } from '../platform/http/requests/network.ts';
import { minuteMs } from '../platform/durations.ts';
import { Batches } from './batches.ts';
import type { LoginAttempt } from './login-attempt-store.ts';
import { countAttempts, keysOf, limitOf, type ReachedLimit } from './login-limits.ts';
import { countRefusals, insertLoginEvents, type NewLoginEvent } from './session-store.ts';

/** The most logins in one write. */
const most = 60;
/** How long a key counts as full without asking the database, in milliseconds. It may have expired, or another process may have reset it. */
const trustedMs = 250;
/** More keys than an office has numbers and networks. Made-up keys beyond that cost database reads, but no memory. */
const maxKeys = 10_000;
/** The most refused attempts of one network that are stored in a minute. */
const maxRefusals = 10;

class LoginMemory {
  readonly #db: Db;
  readonly #attempts: Batches<{ readonly attempt: LoginAttempt; readonly now: string }, string[]>;
  readonly #events: Batches<NewLoginEvent, undefined>;
  /** When a key was last found full, in milliseconds. */
  readonly #fullAt = new Map<string, number>();
  /** The number of refusals of a network, and the time of the first one. */
  readonly #refusals = new Map<string, { readonly since: number; count: number }>();

  /** There is at most one write in `everyMs`. */
  constructor(db: Db, everyMs: number) {
    this.#db = db;
    const batches = { everyMs, most };
    this.#attempts = new Batches((some) => countBatch(db, some), batches);
    this.#events = new Batches(async (events) => {
      await insertLoginEvents(db, events);
      return events.map(() => undefined);
    }, batches);
  }

  /** Counts an attempt. Returns the limit when there have been too many. */
  async begin(attempt: LoginAttempt, now: string): Promise<ReachedLimit | undefined> {
    const known = this.knownLimit(attempt, now);
    if (known) return known;
    const full = await this.#attempts.add({ attempt, now });
    if (this.#fullAt.size > maxKeys) this.#fullAt.clear();
    for (const key of full) this.#fullAt.set(key, Date.parse(now));
    return limitOf(full);
  }

  /** The limit of the attempt, if the database has just reported one of its keys as full. */
  knownLimit(attempt: LoginAttempt, now: string): ReachedLimit | undefined {
    return limitOf(keysOf(attempt).filter((key) => Math.abs(Date.parse(now) - (this.#fullAt.get(key) ?? -Infinity)) < trustedMs));
  }

  /** Forgets that the keys were full, after a correct password. */
  forget(attempt: LoginAttempt): void {
    for (const key of keysOf(attempt)) this.#fullAt.delete(key);
  }

  /** Stores a failed login. Returns only when it is on the disk. */
  async noteFailure(event: Omit<NewLoginEvent, 'action'>): Promise<void> {
    await this.#events.add({ ...event, action: 'Failed' });
  }

  /**
   * Stores an attempt that was refused after too many, unless its network has enough of them in this minute. Only a stored attempt looks up
   * the user of the number.
   */
  async noteRefusal(event: Omit<NewLoginEvent, 'action' | 'user'>, findUser: () => Promise<NewLoginEvent['user']>): Promise<void> {
    if (!this.#mayNoteRefusal(networkOf(event.address), Date.parse(event.happened_at))) return;
    if ((await countRefusals(this.#db, event.address, event.happened_at)) >= maxRefusals) return;
    await this.#events.add({ ...event, user: await findUser(), action: 'Refused' });
  }

  #mayNoteRefusal(network: string, at: number): boolean {
    const known = this.#refusals.get(network);
    if (known && Math.abs(at - known.since) < minuteMs) {
      known.count += 1;
      return known.count <= maxRefusals;
    }
    if (this.#refusals.size > maxKeys) this.#refusals.clear();
    this.#refusals.set(network, { since: at, count: 1 });
    return true;
  }

  /** Writes the last batches, before the panel stops. */
  async finish(): Promise<void> {
    await this.#attempts.finish();
    await this.#events.finish();
  }
}

/** Counts a batch of attempts, at the time of the last one. */
async function countBatch(db: Db, some: readonly { readonly attempt: LoginAttempt; readonly now: string }[]): Promise<string[][]> {
  return countAttempts(
    db,
    some.map(({ attempt }) => attempt),
    some.at(-1)?.now ?? '',
  );
}

const memories = new WeakMap<Db, LoginMemory>();

/** Starts the login memory of the panel with this database, which writes at most once in `everyMs`. */
export function startLoginMemory(db: Db, everyMs: number): Pick<LoginMemory, 'finish'> {
  const memory = new LoginMemory(db, everyMs);
  memories.set(db, memory);
  return memory;
}

/** The login memory of the panel with this database. Throws if the panel has not started. */
export function loginMemoryOf(db: Db): LoginMemory {
  const memory = memories.get(db);
  if (!memory) throw new Error('The panel of this database has no login memory');
  return memory;
}
