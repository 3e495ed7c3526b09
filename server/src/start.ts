/** Assembles the panel: settings, database, first user, server. Used by main.ts, the tests and the tools. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { allJobs } from './all-jobs.ts';
import { identifyProgramWith, TokenUses } from './api-tokens/public.ts';
import { backUpBeforeUpgrade } from './backups/public.ts';
import { describedRoutes } from './described-routes.ts';
import { encryptEntries } from './encrypt-entries.ts';
import { handlers } from './handlers.ts';
import { paperRoutes, papersTogetherRoute } from './consignments/public.ts';
import { creditNoteRoute } from './credit-notes/public.ts';
import { moneyPaperRoutes } from './money/public.ts';
import { measureOffice } from './health/public.ts';
import { imageRoute } from './images/public.ts';
import { attachmentRoute } from './thread/public.ts';
import { importSampleRoute, leftRowsRoute, picturesForImportRoutes, runImports } from './imports/public.ts';
import { oldQuotationPdfRoute } from './old-quotations/public.ts';
import { statementRoutes } from './money/public.ts';
import { orderPaperRoutes } from './order-changes/public.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { errorCodeOf } from './platform/error-code.ts';
import { StartProblem } from './platform/start-problem.ts';
import { engineOf } from './platform/database/engine.ts';
import { cannotBeWritten, isUnwritable } from './platform/database/errors.ts';
import { startSealing } from './platform/database/ledgers/start-sealing.ts';
import { LongReads } from './platform/database/lists/long-reads.ts';
import { migrateToLatest } from './platform/database/migrate.ts';
import { openDatabase, type DatabaseSettings } from './platform/database/open-database.ts';
import type { Db } from './platform/database/tables.ts';
import { listen } from './platform/listen.ts';
import { JobScheduler } from './jobs/public.ts';
import { createServer } from './platform/http/create-server.ts';
import { AnswerCache } from './platform/http/answers/answer-cache.ts';
import { Helpers } from './platform/threads/helpers.ts';
import { customerLinkRoute } from './quotation-links/public.ts';
import { findIssuerMailbox } from './companies/public.ts';
import { quotationPdfRoute, quotationProformaRoute } from './quotations/public.ts';
import { identifyWith, startLoginMemory } from './session/public.ts';
import { SettingsInForce } from './settings/public.ts';
import { periodFileRoutes, portalFileRoutes, receiptsFileRoute } from './tax-documents/public.ts';
import { isReadable } from './platform/this-machine.ts';
import { startObserving } from './platform/observations.ts';
import { nodeVersion, panelVersion } from './platform/version.ts';
import { watchDatabase } from './platform/watch-database.ts';
import { createFirstUser, forgottenPasswordPage } from './users/public.ts';

export interface RunningPanel {
  /** The address for browsers on this machine. */
  readonly address: string;
  /** Set when this start created the first user. */
  readonly firstUser: Awaited<ReturnType<typeof createFirstUser>>;
  readonly server: FastifyInstance;
  readonly db: Db;
  /** Runs the daily check of the database now. */
  checkDatabase(): Promise<void>;
  readonly jobs: Pick<JobScheduler, 'states' | 'runDue' | 'settled'>;
  readonly helpers: Helpers;
  readonly longReads: LongReads;
  /** Finishes the running requests, then closes the database. */
  stop(): Promise<void>;
}

/** Starts the panel. Throws a StartProblem with a sentence for the operator. */
export async function startPanel(config: Config, clock: Clock = systemClock): Promise<RunningPanel> {
  const parts = await assemble(config, clock);
  const { db, server, watch, jobs, observations, helpers, longReads } = parts;
  try {
    await prepareDatabase(parts, config, clock);
    await orProblem(() => parts.refreshSettings());
    warnOfReadableAddresses(config, server.log);
    const address = await listen(server, config);
    server.log.info({ version: panelVersion, address, database: engineOf(db), node: nodeVersion }, 'started');
    // Create the first user last: a failed start must not leave a user whose password no one has seen.
    const firstUser = await orProblem(() => createFirstUser(db, config.admin, clock.now(), config.brandName));
    const work = startWork(parts, config, clock);
    parts.setReady();
    // A test's clock does not advance by itself, so the test decides when to check it.
    if (clock === systemClock) jobs.watch();
    observations.begin();
    return { address, firstUser, server, db, checkDatabase: watch.check, jobs, helpers, longReads, stop: () => stop(parts, work) };
  } catch (error) {
    await abandon(parts);
    throw error;
  }
}

const routes = [
  imageRoute,
  quotationPdfRoute,
  quotationProformaRoute,
  oldQuotationPdfRoute,
  orderPaperRoutes,
  importSampleRoute,
  leftRowsRoute,
  picturesForImportRoutes,
  attachmentRoute,
  portalFileRoutes,
  periodFileRoutes,
  receiptsFileRoute,
  statementRoutes,
  paperRoutes,
  papersTogetherRoute,
  moneyPaperRoutes,
  creditNoteRoute,
];

type Parts = Awaited<ReturnType<typeof assemble>>;

/** Creates the parts. None of them has used the database yet. */
async function assemble(config: Config, clock: Clock) {
  const db = openDatabase(config.database, config.databaseTimeoutMs);
  const helpers = new Helpers();
  const longReads = new LongReads(config.database, db, config.databaseTimeoutMs);
  const settings = new SettingsInForce(db, config);
  const refreshSettings = () => settings.refresh();
  let isReady = false;
  const watch = watchDatabase({ db, settings: config.database, clock, log: () => server.log });
  const jobs = new JobScheduler({
    db,
    longReads,
    get config() {
      return settings.config;
    },
    refreshSettings,
    clock,
    findSender: findIssuerMailbox,
    declared: allJobs(config),
    log: () => server.log,
  });
  const observations = startObserving(clock);
  const server: FastifyInstance = await createServer({
    get config() {
      return settings.config;
    },
    refreshSettings,
    db,
    longReads,
    answers: new AnswerCache(),
    clock,
    databaseWatch: watch,
    observations,
    measureOffice,
    handlers,
    jobs,
    helpers,
    identify: identifyWith(db, clock, settings),
    identifyProgram: identifyProgramWith(db, clock, settings),
    tokenUses: new TokenUses(clock),
    routes,
    describedRoutes,
    openPages: [customerLinkRoute, forgottenPasswordPage],
    isReady: () => isReady,
  });
  return { db, helpers, longReads, watch, jobs, observations, server, refreshSettings, setReady: () => void (isReady = true) };
}

async function prepareDatabase({ db, server: { log } }: Parts, config: Config, clock: Clock): Promise<void> {
  await orProblem(() => backUpBeforeUpgrade({ db, config, clock, log }));
  const migrations = await orProblem(() => migrate(config.database, db));
  await orProblem(() => encryptEntries(db, log));
  if (migrations.length > 0) log.info({ migrations }, 'database migrated to the latest version');
}

/** Migrates PostgreSQL over a connection of its own, because a migration may take longer than the answer to a request. */
async function migrate(settings: DatabaseSettings, db: Db): Promise<readonly string[]> {
  if (!('url' in settings)) return migrateToLatest(db);
  const unlimited = openDatabase(settings);
  try {
    return await migrateToLatest(unlimited);
  } finally {
    await unlimited.destroy();
  }
}

/** Work that runs in the background of requests. */
interface BackgroundWork {
  /** Writes everything that waits to be written, then stops. */
  stop(): Promise<void>;
}

function startWork({ db, server }: Parts, config: Config, clock: Clock): BackgroundWork {
  const imports = runImports(db, clock, config.importsEveryMs, (error) => server.log.warn({ err: error }, 'import is waiting'));
  const logins = startLoginMemory(db, config.loginWritesEveryMs);
  const sealer = startSealing(db, (error) => server.log.warn({ err: error }, 'sealing is waiting'));
  return {
    async stop() {
      await imports.stop();
      await logins.finish();
      await sealer.stop();
    },
  };
}

/** Finishes the running requests and jobs, then everything else, and closes the database last. */
async function stop({ server, jobs, watch, observations, helpers, longReads, db }: Parts, work: BackgroundWork): Promise<void> {
  server.log.info('stopping');
  // In parallel: a mail of either may take 25 seconds, and a service manager kills the process after 30.
  await Promise.all([server.close(), jobs.stop()]);
  // The last requests may have started jobs.
  await jobs.settled();
  await work.stop();
  await watch.stop();
  observations.stop();
  await helpers.stop();
  await longReads.stop();
  await db.destroy();
  server.log.info('stopped');
}

/** Closes the parts of a panel that could not start, so that none of them keeps the process alive. */
async function abandon({ server, watch, observations, longReads, db }: Parts): Promise<void> {
  await server.close().catch(() => {});
  await watch.stop();
  observations.stop();
  await longReads.stop();
  await db.destroy().catch(() => {});
}

/** System Health says the same to Administrators. */
function warnOfReadableAddresses({ publicUrl, linkUrl }: Config, log: FastifyBaseLogger): void {
  for (const [setting, url] of Object.entries({ PUBLIC_URL: publicUrl, LINK_URL: linkUrl }))
    if (url && isReadable(url))
      log.warn(
        { address: url.origin },
        `${setting} is not encrypted: put a proxy with a certificate in front of it, then change it to https`,
      );
}

/** Runs a step of the start that needs the database. Throws a StartProblem with the database's reason. */
async function orProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const reason = error instanceof Error ? error.message || String(errorCodeOf(error)) : String(error);
    const sentence = isUnwritable(error)
      ? cannotBeWritten('The database', reason)
      : `The database cannot be opened: ${reason}. Check DATABASE_URL or DATA_DIR.`;
    throw new StartProblem(sentence, { cause: error });
  }
}
