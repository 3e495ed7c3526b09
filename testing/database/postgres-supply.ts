import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { migrateAndClose } from './migrate-and-close.ts';
import { startCluster } from './postgres-cluster.ts';
import type { PostgresSupply, PreparedSupply } from './supply.ts';

/** Migrates a template database on the server of TEST_DATABASE_URL, whose user must be allowed to create databases. */
export async function preparePostgresAt(adminUrl: string): Promise<PreparedSupply<PostgresSupply>> {
  const template = `vikray_test_${randomUUID().slice(0, 8)}`;
  // Copies have the name of their template at the start, so one pattern also finds those of a failed test file.
  const remove = () =>
    withAdmin(adminUrl, async (client) => {
      const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [
        template,
      ]);
      for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
    });
  try {
    const version = await withAdmin(adminUrl, async (client) => {
      await client.query(`create database "${template}"`);
      return client.query<{ server_version: string }>('show server_version');
    });
    await migrateAndClose(openDatabase({ url: databaseAt(adminUrl, template) }));
    const description = `PostgreSQL ${version.rows[0]?.server_version ?? ''} at ${new URL(adminUrl).host}`;
    return { supply: { engine: 'postgres', adminUrl, template, copiesFiles: false }, description, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The same on a temporary server, started from `binaries`. */
export async function preparePostgresFrom(binaries: string): Promise<PreparedSupply> {
  const cluster = await startCluster(binaries);
  try {
    const prepared = await preparePostgresAt(cluster.url);
    return {
      supply: { ...prepared.supply, copiesFiles: await hasCopyStrategies(cluster.url) },
      description: `${prepared.description}, started from ${binaries}`,
      remove: () => cluster.stop(),
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** Whether this server supports strategies to copy a database, as PostgreSQL does from 15 on. */
async function hasCopyStrategies(adminUrl: string): Promise<boolean> {
  const { rows } = await withAdmin(adminUrl, (client) =>
    client.query<{ number: string }>(`select current_setting('server_version_num') as number`),
  );
  return Number(rows[0]?.number) >= 150_000;
}

/** A new database, copied from the template or empty. Copying files takes half the time, but on a lasting server waits for the disk. */
export async function copyPostgres({ adminUrl, template, copiesFiles }: PostgresSupply, isMigrated: boolean) {
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  const from = isMigrated ? ` template "${template}"${copiesFiles ? ' strategy file_copy' : ''}` : '';
  await withAdmin(adminUrl, (client) => client.query(`create database "${name}"${from}`));
  return {
    settings: { url: databaseAt(adminUrl, name) },
    drop: async () => {
      await withAdmin(adminUrl, (client) => client.query(`drop database if exists "${name}" with (force)`));
    },
  };
}

function databaseAt(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = name;
  return url.href;
}

async function withAdmin<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
