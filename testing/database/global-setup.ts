import type { TestProject } from 'vitest/node';
import { preparePglite } from './pglite-supply.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { preparePostgresAt, preparePostgresFrom } from './postgres-supply.ts';
import { prepareSqlite } from './sqlite-supply.ts';
import type { PreparedSupply } from './supply.ts';

/** Migrates a template database for the project's engine, prints which engine it is, and removes the template after the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { supply, description, remove } = await prepare(project.config.env['VIKRAY_TEST_ENGINE']);
  project.provide('databaseSupply', supply);
  console.log(`Server suite "${project.name}" runs on ${description}.`);
  return remove;
}

function prepare(engine: unknown): Promise<PreparedSupply> {
  if (engine === 'sqlite') return prepareSqlite();
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return preparePostgresAt(url);
  const binaries = findPostgresBinaries();
  return binaries ? preparePostgresFrom(binaries) : preparePglite();
}
