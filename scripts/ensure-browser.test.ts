import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { ensureBrowser, findBrowser, type Machine } from './ensure-browser.ts';

const shell = '/usr/bin/chromium-headless-shell';
const debian = '/usr/bin/chromium';
const chrome = '/usr/bin/google-chrome';
const download = chromium.executablePath();

/** A machine on which only `files` exist. Running one of `installers` adds the file that it maps to. */
function machine(files: readonly string[], more: Partial<Machine> = {}, installers: Readonly<Record<string, string>> = {}) {
  const present = new Set(files);
  const ran: string[] = [];
  const made: Machine = {
    chromiumPath: undefined,
    isRoot: false,
    hasFile: (path) => present.has(path),
    run: async (program, parameters) => {
      const command = [program, ...parameters].join(' ');
      ran.push(command);
      const installed = Object.entries(installers).find(([name]) => command.endsWith(name))?.[1];
      if (installed) present.add(installed);
      return installed !== undefined;
    },
    ...more,
  };
  return { made, ran };
}

test('prefers the browser that CHROMIUM_PATH names', () => {
  expect(findBrowser(machine(['/mine', debian], { chromiumPath: '/mine' }).made)).toBe('/mine');
});

test('reports a CHROMIUM_PATH that names no file', () => {
  expect(() => findBrowser(machine([debian], { chromiumPath: '/mine' }).made)).toThrow('CHROMIUM_PATH names /mine');
});

test("prefers headless Chromium to Debian's full Chromium, that to Chrome, and Chrome to Playwright's download", () => {
  expect(findBrowser(machine([debian, shell]).made)).toBe(shell);
  expect(findBrowser(machine([chrome, debian]).made)).toBe(debian);
  expect(findBrowser(machine([chrome, download]).made)).toBe(chrome);
});

test('does not install a browser that already exists', async () => {
  const { made, ran } = machine([chrome], { isRoot: true });
  expect(await ensureBrowser(made)).toBe(chrome);
  expect(ran).toEqual([]);
});

test('installs the package as root', async () => {
  const { made, ran } = machine([], { isRoot: true }, { 'install -y --no-install-recommends chromium-headless-shell': shell });
  expect(await ensureBrowser(made)).toBe(shell);
  expect(ran).toHaveLength(2);
});

test('installs full Chromium as root when there is no headless package', async () => {
  const { made } = machine([], { isRoot: true }, { 'install -y --no-install-recommends chromium': debian });
  expect(await ensureBrowser(made)).toBe(debian);
});

test('downloads Playwright’s browser for other users', async () => {
  const { made, ran } = machine([], {}, { 'install chromium': download });
  expect(await ensureBrowser(made)).toBe(download);
  expect(ran).toHaveLength(1);
});

test('says what to do when no browser can be installed', async () => {
  await expect(ensureBrowser(machine([], { isRoot: true }).made)).rejects.toThrow('let CHROMIUM_PATH name it');
});
