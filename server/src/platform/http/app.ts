import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Jobs } from '../jobs.ts';
import type { LongReads } from '../database/lists/long-reads.ts';
import type { Db } from '../database/tables.ts';
import type { Handlers } from '../handler.ts';
import type { Identify, IdentifyProgram, SignedIn } from '../identity.ts';
import type { PanelMeasure } from '../metrics.ts';
import type { PanelState } from '../panel-state.ts';
import type { Observations } from '../observations.ts';
import type { DatabaseWatch } from '../watch-database.ts';
import type { Helpers } from '../threads/helpers.ts';
import type { AnswerCache } from './answers/answer-cache.ts';
import type { DescribedRoute } from './openapi.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in user; null for a visitor, and before the check. */
    caller: SignedIn | null;
    /** Whether the body had not arrived when the caller was admitted. */
    isBodyAwaited: boolean;
  }
}

/** Adds addresses below /api that are not operations, such as pictures. */
export type Routes = (api: FastifyInstance, app: App) => void;

/** Adds pages that need no login and are not below /api. */
export type OpenPages = (server: FastifyInstance, app: App) => Promise<void>;

/** Everything that requests need, assembled at the start. */
export interface App {
  /** The settings in force, as of the last refresh. */
  readonly config: Config;
  /** Brings the settings up to date if they have changed in the database. */
  refreshSettings(): Promise<void>;
  readonly db: Db;
  readonly longReads: LongReads;
  readonly answers: AnswerCache;
  readonly clock: Clock;
  readonly handlers: Handlers;
  readonly helpers: Helpers;
  readonly jobs: Jobs;
  readonly identify: Identify;
  readonly identifyProgram: IdentifyProgram;
  /** Limits the use of tokens. Throws a failure if there is too much of it; callers without a token are not limited. */
  readonly tokenUses: { count(caller: SignedIn | null, kind: 'operations' | 'files'): void };
  readonly routes: readonly Routes[];
  /** The same addresses for the OpenAPI document, by path. */
  readonly describedRoutes: Readonly<Record<string, DescribedRoute>>;
  readonly openPages: readonly OpenPages[];
  /** Whether the panel can be used. It listens shortly before its first user exists. */
  readonly isReady: () => boolean;
  readonly databaseWatch: Pick<DatabaseWatch, 'known' | 'lastCheck' | 'probe'>;
  readonly observations: Observations;
  /** What areas contribute to the metrics. */
  measureOffice(context: { readonly db: Db; readonly now: string; readonly panel: PanelState }): Promise<readonly PanelMeasure[]>;
}
