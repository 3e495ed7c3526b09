import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { ensureBrowser, findBrowser, type Machine } from './ensure-browser.ts';

const shell = '/usr/bin/chromium-headless-shell';
const debian = '/usr/bin/chromium';
const chrome = '/usr/bin/google-chrome';
const download = chromium.executablePath();

/** A machine on which only `files` exist, and on which running one of `installers` adds the file it is given with. */
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

test('the browser that CHROMIUM_PATH names goes before all others', () => {
  expect(findBrowser(machine(['/mine', debian], { chromiumPath: '/mine' }).made)).toBe('/mine');
});

test('a CHROMIUM_PATH that names nothing is told, not passed over', () => {
  expect(() => findBrowser(machine([debian], { chromiumPath: '/mine' }).made)).toThrow('CHROMIUM_PATH names /mine');
});

test("the Chromium without windows goes before Debian's whole one, that before Chrome, and Chrome before Playwright's own", () => {
  expect(findBrowser(machine([debian, shell]).made)).toBe(shell);
  expect(findBrowser(machine([chrome, debian]).made)).toBe(debian);
  expect(findBrowser(machine([chrome, download]).made)).toBe(chrome);
});

test('a browser that is there is not installed again', async () => {
  const { made, ran } = machine([chrome], { isRoot: true });
  expect(await ensureBrowser(made)).toBe(chrome);
  expect(ran).toEqual([]);
});

test('root installs the package', async () => {
  const { made, ran } = machine([], { isRoot: true }, { 'install -y --no-install-recommends chromium-headless-shell': shell });
  expect(await ensureBrowser(made)).toBe(shell);
  expect(ran).toHaveLength(2);
});

test('root installs the whole browser where there is no other package', async () => {
  const { made } = machine([], { isRoot: true }, { 'install -y --no-install-recommends chromium': debian });
  expect(await ensureBrowser(made)).toBe(debian);
});

test('others download the browser that Playwright brings', async () => {
  const { made, ran } = machine([], {}, { 'install chromium': download });
  expect(await ensureBrowser(made)).toBe(download);
  expect(ran).toHaveLength(1);
});

test('says what to do when nothing helps', async () => {
  await expect(ensureBrowser(machine([], { isRoot: true }).made)).rejects.toThrow('let CHROMIUM_PATH name it');
});
