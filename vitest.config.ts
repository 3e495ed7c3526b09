import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { memoryFolder } from './testing/panel/memory-folder.ts';
import { compileCache } from './testing/panel/program.ts';
import { antdStyles } from './web/antd-styles.ts';
import { leanAntd } from './web/lean-antd.ts';

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

/** What no database takes part in: reading requests, drawing papers, reading and writing files, sending mail. It runs on one engine. */
const withoutDatabase = [
  'server/src/platform/{config,digest,give-way,log,watchdog}.test.ts',
  'server/src/platform/{files,threads}/**/*.test.ts',
  'server/src/platform/http/{every-route,http,openapi,refusal-log}.test.ts',
  'server/src/platform/http/{answers/{answer-list,row-text},pages/web-pages,requests/{admission,hostile-requests,request-pacer}}.test.ts',
  'server/src/printing/**/*.test.ts',
  'server/src/**/*-pdf.test.ts',
  'server/src/imports/hostile-files.test.ts',
  'server/src/follow-ups/mail-server-trouble.test.ts',
  'server/src/quotation-links/links-proxy.test.ts',
  'server/src/second-step/totp.test.ts',
  'server/src/session/{device-name,network}.test.ts',
];

/** The server's suite runs once per engine, with the same files but for those without a database. */
function serverProject(engine: 'sqlite' | 'postgres'): TestProjectInlineConfiguration {
  return project(
    engine,
    ['server/src/**/*.test.ts', 'testing/database/**/*.test.ts', 'commands/databases/**/*.test.ts', 'demo/**/*.test.ts'],
    {
      // The server keeps nothing outside of a started panel, so that files can share what is loaded.
      isolate: false,
      exclude: engine === 'sqlite' ? [] : withoutDatabase,
      env: { VIKRAY_TEST_ENGINE: engine },
      globalSetup: ['testing/database/global-setup.ts', 'scripts/server-for-tests.ts'],
      setupFiles: ['testing/panel/hash-cost.ts'],
    },
  );
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Rules and tools keep nothing between tests, so that files can share what is loaded.
      project('contract', ['contract/src/**/*.test.ts'], { isolate: false }),
      {
        // The antd of the built panel, not the one that computes its styles in the browser.
        plugins: [antdStyles(), leanAntd()],
        ...project('web', ['web/src/**/*.test.{ts,tsx}'], {
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['web/src/test-setup.ts'],
          server: { deps: { inline: [/\/node_modules\/(antd|@rc-component|@ant-design)\//] } },
        }),
      },
      project('tools', ['scripts/**/*.test.ts', 'commands/*.test.ts'], { isolate: false }),
      serverProject('sqlite'),
      serverProject('postgres'),
    ],
  },
});
