/**
 * node scripts/release-backup.ts: run it once for a release, when the migrations of the version are complete. It puts a small backup of
 * this version for each engine into testing/releases/, and the checksums of the migrations, which may not change from then on. `--again`
 * replaces those of a version that is not released yet.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CommandProblem, runCommand } from '../commands/command.ts';
import { writeDump } from '../server/src/backups/files/write-dump.ts';
import { writeEmbeddedBackup } from '../server/src/backups/files/write-embedded.ts';
import { sealAll } from '../server/src/platform/database/ledgers/chain.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { startPanel } from '../server/src/start.ts';
import { addOrderWithLines, dispatchPieces } from '../testing/builders/dispatches.ts';
import { addQuotation, addSalesSetup, aQuotation } from '../testing/builders/quotations.ts';
import { addUser, password } from '../testing/builders/users.ts';
import { findPostgresBinaries } from '../testing/database/postgres-binaries.ts';
import { startCluster } from '../testing/database/postgres-cluster.ts';
import { Caller } from '../testing/panel/caller.ts';
import { SetClock } from '../testing/panel/clock.ts';
import { checksumFile, migrationChecksums, releaseFile, releaseKey } from '../testing/releases/released.ts';
import { repositoryRoot } from './repository.ts';

/** Makes a small office through the front door: a user with private entries, quotations, and an order of which a part was dispatched. */
async function makeOffice(settings: Readonly<Record<string, string>>): Promise<void> {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'error', SECRET_KEY: releaseKey, ADMIN_PASSWORD: password, ...settings });
  const panel = await startPanel(config, new SetClock());
  try {
    const admin = new Caller(panel.address);
    await admin.logIn(config.admin.mobile, password);
    await addUser(admin);
    const setup = await addSalesSetup(admin);
    await addQuotation(admin, aQuotation(setup));
    const order = await addOrderWithLines(admin, aQuotation(setup));
    await dispatchPieces(admin, order, [4]);
    await sealAll(panel.db);
  } finally {
    await panel.stop();
  }
}

async function writeEmbedded(folder: string, target: string): Promise<void> {
  const file = join(folder, 'vikray.db');
  const copy = join(folder, 'copy.db');
  await makeOffice({ DATA_DIR: folder });
  await writeEmbeddedBackup(file, copy);
  await pack(copy, target);
}

async function writePostgres(folder: string, target: string): Promise<void> {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) throw new CommandProblem('Install PostgreSQL to make its backup.');
  const cluster = await startCluster(binaries);
  try {
    const copy = join(folder, 'copy.dump');
    await makeOffice({ DATABASE_URL: cluster.url });
    await writeDump(cluster.url, copy);
    await pack(copy, target);
  } finally {
    await cluster.stop();
  }
}

async function pack(file: string, target: string): Promise<void> {
  await writeFile(target, gzipSync(await readFile(file), { level: 9 }));
}

async function run(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as { readonly version: string };
  const [embedded, postgres] = [releaseFile(version, 'sqlite'), releaseFile(version, 'postgres')];
  if (existsSync(postgres) && !process.argv.includes('--again'))
    throw new CommandProblem(`${postgres} exists. If version ${version} is not released yet, replace it with --again.`);
  const folder = await mkdtemp(join(tmpdir(), 'vikray-release-'));
  try {
    await writeEmbedded(folder, embedded);
    await writePostgres(folder, postgres);
  } finally {
    await rm(folder, { recursive: true });
  }
  await writeFile(checksumFile, `${JSON.stringify(migrationChecksums(), undefined, 2)}\n`);
  return `Wrote ${embedded}, ${postgres} and ${checksumFile}.`;
}

await runCommand(run);
