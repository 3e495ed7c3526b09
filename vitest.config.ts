import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { memoryFolder } from './testing/panel/memory-folder.ts';
import { compileCache } from './testing/panel/program.ts';

// For the tests, for what they start, and for the databases that they share.
const temporary = process.env['TMPDIR'] ?? memoryFolder();
if (temporary !== undefined) process.env['TMPDIR'] = temporary;
// What the tests start loads its compiled sources, as with npm start.
process.env['NODE_COMPILE_CACHE'] ??= compileCache;

// Generous, as a loaded machine is no failure, but finite.
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

function project(name: string, include: string[], more: TestProjectInlineConfiguration['test'] = {}): TestProjectInlineConfiguration {
  return { test: { name, include, environment: 'node', ...timeouts, ...more } };
}

const areas = globSync('server/src/*/**/*.test.ts').filter((path) => !path.startsWith('server/src/platform/'));

/**
 * Whether a test of an area also runs on PostgreSQL: its main path, in the file named after its folder, and where SQL differs or callers
 * meet.
 */
function isOnBothEngines(path: string): boolean {
  return basename(path) === `${basename(dirname(path))}.test.ts` || /-(list|search|queue|race|shared|once)\.test\.ts$/.test(path);
}

/** The tests that also run on PostgreSQL. `fuzz.test.ts` sends a good request of every operation, so that each statement runs there. */
const onPostgres = [
  'server/src/*.test.ts',
  'server/src/{platform/database,jobs}/**/*.test.ts',
  'server/src/platform/http/requests/fuzz.test.ts',
  ...areas.filter(isOnBothEngines),
  // Verifying and restoring for a trial are other programs there.
  'server/src/backups/backup-checks.test.ts',
  // These ask for the engine.
  'server/src/platform/{metrics,secrets/secrets,http/answers/answer-cache}.test.ts',
  'server/src/health/quick-checks.test.ts',
  // Their sums and unions differ.
  'server/src/imports/{more-kinds,updates}.test.ts',
  'server/src/dashboard/today.test.ts',
  'server/src/tax-documents/receipts-file.test.ts',
  'testing/database/**/*.test.ts',
  'commands/databases/**/*.test.ts',
  'demo/{fill,work-of-today}.test.ts',
];

/** A page takes the same statements on both engines, and these commands do the same besides their SQL. */
const notOnPostgres = ['server/src/statement-counts.test.ts', 'commands/databases/{panel-database,former-users}.test.ts'];

function serverProject(engine: 'sqlite' | 'postgres', include: string[], exclude: string[] = []): TestProjectInlineConfiguration {
  return project(engine, include, {
    exclude,
    // The server has no state outside of a started panel, so files can share what is loaded.
    isolate: false,
    env: { VIKRAY_TEST_ENGINE: engine },
    globalSetup: ['testing/database/global-setup.ts', 'scripts/server-for-tests.ts'],
    setupFiles: ['testing/random-cases.ts', 'testing/panel/hash-cost.ts'],
  });
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Rules and tools have no state between tests, so files can share what is loaded.
      project('contract', ['contract/src/**/*.test.ts'], { isolate: false, setupFiles: ['testing/random-cases.ts'] }),
      project('web', ['web/src/**/*.test.{ts,tsx}'], {
        environment: 'happy-dom',
        isolate: false,
        setupFiles: ['testing/random-cases.ts', 'web/src/test-setup.ts'],
      }),
      project('tools', ['{scripts,bench,checks}/**/*.test.ts', 'commands/*.test.ts'], { isolate: false }),
      serverProject('sqlite', ['{server/src,testing/database,commands/databases,demo}/**/*.test.ts']),
      serverProject('postgres', onPostgres, notOnPostgres),
    ],
  },
});
