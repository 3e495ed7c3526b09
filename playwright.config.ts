import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/ensure-browser.ts';
import { e2ePort, e2eServers, firstE2ePort } from './testing/panel/e2e-settings.ts';

const browser = {
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Tests are too short for compiled code to pay off, and the processors have no time to spare for threads that compile.
    '--js-flags=--no-opt --no-maglev --single-threaded',
    '--in-process-gpu',
  ],
};

/** The browser tests drive the real product, started on an empty data folder. A test tagged @phone runs on the small screen alone. */
export default defineConfig({
  testDir: 'e2e',
  workers: e2eServers,
  // Generous, as a loaded machine is no failure, but finite.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${e2ePort}`,
    screenshot: 'only-on-failure',
    // The calendar of a browser elsewhere marks another day as today between midnight there and in India.
    timezoneId: 'Asia/Kolkata',
    // What moves would be waited for at every click, and shows nothing more.
    contextOptions: { reducedMotion: 'reduce' },
    // A button that never comes fails its own step, not the whole test minutes later.
    actionTimeout: 20_000,
    launchOptions: browser,
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: Array.from({ length: e2eServers }, (_, index) => ({
    command: 'node testing/panel/e2e-server.ts',
    env: { E2E_PORT: String(firstE2ePort + index) },
    url: `http://127.0.0.1:${firstE2ePort + index}`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
});
