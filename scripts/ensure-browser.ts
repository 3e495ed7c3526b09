/** Provides a Chromium for the browser tests: an installed one, otherwise one from Debian's packages, otherwise Playwright's download. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

/** Headless Chromium comes first, because the tests take a third less time in it. */
const knownPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What the search needs from the machine; tests pass a substitute. */
export interface Machine {
  readonly chromiumPath: string | undefined;
  readonly isRoot: boolean;
  hasFile(path: string): boolean;
  /** Runs a program and returns whether it succeeded. */
  run(program: string, parameters: readonly string[]): Promise<boolean>;
}

const thisMachine: Machine = {
  chromiumPath: process.env['CHROMIUM_PATH'] || undefined,
  isRoot: process.getuid?.() === 0,
  hasFile: existsSync,
  run: (program, parameters) => {
    console.log(`No browser for the tests yet: ${program} ${parameters.join(' ')}`);
    return promisify(execFile)(program, parameters, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).then(
      () => true,
      () => false,
    );
  },
};

/** Finds the browser for the tests. If CHROMIUM_PATH is set, only that counts; otherwise a known place, then Playwright's download. */
export function findBrowser(machine: Machine = thisMachine): string | undefined {
  const { chromiumPath } = machine;
  if (chromiumPath === undefined) return [...knownPlaces, chromium.executablePath()].find((path) => machine.hasFile(path));
  if (!machine.hasFile(chromiumPath)) throw new Error(`CHROMIUM_PATH names ${chromiumPath}, and there is no such file.`);
  return chromiumPath;
}

/** Finds or installs a browser. Throws a sentence that says what to do by hand. */
export async function ensureBrowser(machine: Machine = thisMachine): Promise<string> {
  const found = findBrowser(machine);
  if (found) return found;
  if (machine.isRoot) await installPackage(machine);
  const packaged = findBrowser(machine);
  if (packaged) return packaged;
  await machine.run(process.execPath, [fileURLToPath(import.meta.resolve('@playwright/test/cli')), 'install', 'chromium']);
  const downloaded = findBrowser(machine);
  if (downloaded) return downloaded;
  throw new Error('The browser tests need Chromium or Google Chrome: install one, or let CHROMIUM_PATH name it.');
}

/** Installs a package. Waits for the package lock, which a machine often has for a while after its start. */
async function installPackage(machine: Machine): Promise<void> {
  const patient = ['-o', 'DPkg::Lock::Timeout=120'];
  await machine.run('apt-get', [...patient, 'update']);
  // Not every version of Debian has the headless package.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (await machine.run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', name])) return;
  }
}

if (import.meta.main) {
  try {
    await ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
