/** A complete panel for one test file: a separate database on the engine under test, a server on a free port, and users as needed. */
import type { RightName } from '@vikray/contract/platform/rights.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import type { JobScheduler } from '../../server/src/jobs/public.ts';
import type { Config } from '../../server/src/platform/config.ts';
import type { LongReads } from '../../server/src/platform/database/lists/long-reads.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import type { Helpers } from '../../server/src/platform/threads/helpers.ts';
import { startPanel, type RunningPanel } from '../../server/src/start.ts';
import { Caller } from './caller.ts';
import { SetClock } from './clock.ts';
import { testDatabase } from '../database/test-database.ts';
import { insertUser, password } from '../builders/users.ts';

export interface TestPanel {
  readonly address: string;
  readonly db: Db;
  /** Its database as a setting, with the key. */
  readonly database: Config['database'];
  /** Its threads for heavy work. */
  readonly helpers: Helpers;
  /** The jobs: their state, and a check of the clock. */
  readonly jobs: Pick<JobScheduler, 'states' | 'runDue' | 'settled'>;
  readonly longReads: LongReads;
  readonly clock: SetClock;
  /** The first user, logged in, with every right. */
  readonly admin: Caller;
  /** A new user with exactly these rights, logged in. */
  userWith(rights: readonly RightName[], loginType?: LoginType): Promise<Caller & { userId: number; mobile: string }>;
  /** A caller who is not logged in. */
  visitor(): Caller;
  /** Every address that the server answers, with named parameters. */
  addresses(): readonly string[];
  /** Runs the daily check of the database now. */
  checkDatabase(): Promise<void>;
  /** Another server on the same database, as after a restart or beside the first one. `different` overrides settings. */
  startAnother(different?: Partial<Config>): Promise<Pick<RunningPanel, 'address' | 'jobs' | 'stop'>>;
  stop(): Promise<void>;
}

/** The key of every test panel, so that both engines store private entries encrypted. */
const secretKey = Buffer.alloc(32, 7).toString('base64');

export const adminMobile = '9000000001';

const yearMs = 366 * 24 * 3_600_000;

/** Sessions that outlast a test whose clock passes weeks. */
export const longSessions = { sessionIdleMs: yearMs, sessionMaxMs: yearMs } as const;

/** Starts a panel for tests; `change` overrides settings. */
export async function startTestPanel(change: Partial<Config> = {}, { hasKey = true } = {}): Promise<TestPanel> {
  const database = await testDatabase();
  const clock = new SetClock();
  const hourMs = 3_600_000;
  const followUpMobiles = new Set<string>();
  const config: Config = {
    variables: [],
    port: 0,
    host: '127.0.0.1',
    database: { ...database.settings, ...(hasKey && { keys: [secretKey] }) },
    admin: { mobile: adminMobile, password },
    oldQuotationCompanyId: undefined,
    mail: { transport: undefined, from: undefined, timeoutMs: 10_000, deadlineMs: 25_000 },
    followUpMobiles,
    filesQuotaBytes: 2048 * 1024 * 1024,
    backupDir: undefined,
    backupEveryMinutes: 1440,
    publicUrl: undefined,
    linkUrl: undefined,
    databaseTimeoutMs: 13_000,
    requestTimeoutMs: 30_000,
    stopPatienceMs: 20_000,
    trustedProxies: [],
    metricsToken: undefined,
    // A login waits for no other.
    loginWritesEveryMs: 0,
    importsEveryMs: 500,
    sessionIdleMs: 12 * hourMs,
    sessionMaxMs: 7 * 24 * hourMs,
    // The output of the run shows the cause of an unexpected answer 500.
    logLevel: 'error',
    logFormat: 'json',
    brandName: 'Vikray',
    ...change,
  };
  const panel = await startPanel(config, clock);
  const visitor = () => new Caller(panel.address);
  const admin = visitor();
  await admin.logIn(adminMobile, password);
  return {
    address: panel.address,
    db: panel.db,
    database: config.database,
    helpers: panel.helpers,
    jobs: panel.jobs,
    longReads: panel.longReads,
    clock,
    admin,
    visitor,
    async userWith(rights, loginType = 'Executive') {
      const user = await insertUser(panel.db, rights, loginType);
      if (rights.includes('Follow Up')) followUpMobiles.add(user.mobile);
      const caller = visitor();
      await caller.logIn(user.mobile, password);
      return Object.assign(caller, user);
    },
    addresses: () => addressesIn(panel.server.printRoutes({ commonPrefix: false })),
    checkDatabase: panel.checkDatabase,
    startAnother: (different) => startPanel({ ...config, ...different }, clock),
    async stop() {
      await panel.stop();
      await database.drop();
    },
  };
}

/** Reads Fastify's tree of routes. Each level is indented by four characters and holds the rest of an address. */
function addressesIn(tree: string): string[] {
  const path: string[] = [];
  const found: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent, rest] = /^([│ ]*)[├└]── (\S+)/.exec(line) ?? [];
    if (indent === undefined || rest === undefined) continue;
    path.splice(indent.length / 4, Infinity, rest);
    found.push(path.join(''));
  }
  return found;
}
