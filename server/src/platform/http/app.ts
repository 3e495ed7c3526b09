import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { LongReads } from '../database/long-reads.ts';
import type { Db } from '../database/tables.ts';
import type { Handlers } from '../handler.ts';
import type { Identify, SignedIn } from '../identity.ts';
import type { DatabaseWatch } from '../watch-database.ts';
import type { Helpers } from '../threads/helpers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in; null for a visitor, and before that is known. */
    caller: SignedIn | null;
    /** The body had not come with its head when the caller was admitted. */
    isBodyAwaited: boolean;
  }
}

/** Adds addresses below /api that are no operations, such as pictures. */
export type Routes = (api: FastifyInstance, app: App) => void;

/** Everything that a request needs, put together at the start. */
export interface App {
  readonly config: Config;
  readonly db: Db;
  readonly longReads: LongReads;
  readonly clock: Clock;
  readonly handlers: Handlers;
  readonly helpers: Helpers;
  readonly identify: Identify;
  readonly routes: readonly Routes[];
  /** Whether the panel can be used: it listens a moment before its first user exists. */
  readonly isReady: () => boolean;
  readonly databaseWatch: Pick<DatabaseWatch, 'known' | 'probe'>;
}
