import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Jobs } from './jobs.ts';
import type { Observations } from './observations.ts';
import type { DatabaseWatch } from './watch-database.ts';

/** What System Health reads from this process. The settings contain secrets, which no answer may repeat. */
export interface PanelState {
  readonly config: Config;
  readonly jobs: Pick<Jobs, 'states'>;
  readonly observations: Observations;
  readonly databaseWatch: Pick<DatabaseWatch, 'known' | 'lastCheck'>;
  readonly log: FastifyBaseLogger;
}
