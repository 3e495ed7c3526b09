/** The attacked server: a separate process on loopback, with sample data in a database that is removed afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import { fill } from '../../demo/fill.ts';
import { migrateToLatest } from '../../server/src/platform/database/migrate.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { Caller } from '../../testing/panel/caller.ts';
import { runProgram, type Program } from '../../testing/panel/program.ts';
import { insertUser, password } from '../../testing/builders/users.ts';
import { openDatabases, type AttackedDatabases, type AttackedEngine } from './attacked-databases.ts';
import { demandLoopback } from './loopback.ts';

/** Enough rows to keep a search busy, and few enough to fill within a minute. */
const amounts = { customers: 20_000, products: 500, quotations: 2000, seed: 1 };

const adminMobile = '9000000001';
/** Not taken by the sample data. The user with this number may send follow-up mails. */
export const followUpMobile = '9222222222';

/** A logged-in user of the office, with their own address behind the proxy. */
export type Colleague = Caller & { readonly userId: number; readonly mobile: string };

export interface Office {
  readonly databases: AttackedDatabases;
  /** The database of the attacked program, as environment settings. */
  readonly settings: Readonly<Record<string, string>>;
  readonly address: string;
  /** The folder in which its mails lie. */
  readonly outbox: string;
  readonly program: Program;
  /** A connection to the program's database. */
  readonly db: Db;
  readonly admin: Caller;
  /** A caller who is not logged in. */
  visitor(): Caller;
  /** A new user with exactly these rights, logged in. */
  colleague(rights: readonly RightName[], loginType?: LoginType): Promise<Colleague>;
  /** An unused network address, for the proxy's header. */
  network(): string;
  close(): Promise<void>;
}

/** Fills a database with sample data and starts the program on it. */
export async function openOffice(engine: AttackedEngine): Promise<Office> {
  const databases = await openDatabases(engine);
  const { settings, database } = await databases.create();
  const db = openDatabase(database);
  await migrateToLatest(db);
  await fill(db, amounts, { now: new Date(), admin: { mobile: adminMobile, password } });
  const outbox = await mkdtemp(join(tmpdir(), 'vikray-attack-mail-'));
  const program = await runProgram({
    ...settings,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    FOLLOWUP_MOBILES: followUpMobile,
    MAIL_OUTBOX: outbox,
    MAIL_FROM: 'panel@example.in',
    PUBLIC_URL: 'http://panel.example.in',
    LINK_URL: 'https://offers.example.in',
  });
  const address = await program.address();
  demandLoopback(address);

  let networks = 0;
  const network = () => `198.18.${Math.floor(++networks / 250)}.${(networks % 250) + 1}`;
  const logIn = async (mobile: string): Promise<Caller> => {
    const caller = new Caller(address);
    const reply = await caller.send('AuthenticateUser', { mobile, password }, { headers: { 'x-forwarded-for': network() } });
    if (reply.status !== 200) throw new Error(`${mobile} could not log in: ${reply.text}`);
    return caller;
  };
  await warmUp(address, network());
  return {
    databases,
    settings,
    address,
    outbox,
    program,
    db,
    admin: await logIn(adminMobile),
    visitor: () => new Caller(address),
    async colleague(rights, loginType = 'Executive') {
      const user = await insertUser(db, rights, loginType);
      return Object.assign(await logIn(user.mobile), user);
    },
    network,
    async close() {
      await program.stop();
      await db.destroy();
      await databases.stop();
      await rm(outbox, { recursive: true, force: true });
    },
  };
}

/** Lets a fresh program compile what it runs, so that the attacks do not measure compilation. */
async function warmUp(address: string, from: string): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const logins = Array.from({ length: 20 }, (_, index) => {
      const wrong = { mobile: `89${String(round * 20 + index).padStart(8, '0')}`, password: 'a guess' };
      return new Caller(address).send('AuthenticateUser', wrong, { headers: { 'x-forwarded-for': from } });
    });
    await Promise.all(logins);
  }
}
