import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { settingNames } from '../server/src/platform/config.ts';
import { repositoryRoot } from './repository.ts';

const inRepository = (path: string) => join(repositoryRoot, path);

let folder: string;
let dockerfile: string;
let compose: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-containers-'));
  dockerfile = await readFile(inRepository('Dockerfile'), 'utf8');
  compose = await readFile(inRepository('compose.yaml'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

/** The part of compose.yaml that describes one service. */
function service(name: string): string {
  const found = new RegExp(`\\n  ${name}:(?: &\\w+)?\\n((?:(?: {4}.*)?\\n| {4}.*$)+)`).exec(compose)?.[1];
  if (found === undefined) throw new Error(`compose.yaml has no service ${name}`);
  return found;
}

/** The command that a service passes to its shell. */
function shellCommand(name: string): string {
  const folded = /- >-\n((?: {8}.*\n)+)/.exec(service(name))?.[1] ?? '';
  return folded
    .trim()
    .split(/\s*\n\s*/)
    .join(' ')
    .replaceAll('$$', '$');
}

describe('the containers', () => {
  test('have the PostgreSQL programs of the server’s version, because an older pg_dump refuses a newer server', () => {
    const [, client] = /postgresql-client-(\d+)/.exec(dockerfile) ?? [];
    const [, server] = /image: postgres:(\d+)/.exec(service('database')) ?? [];
    expect(Number(client)).toBeGreaterThan(0);
    expect(client).toBe(server);
  });

  test('run the same version of Node as npm start', async () => {
    const { dependencies } = z
      .object({ dependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(await readFile(inRepository('package.json'), 'utf8')));
    const images = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);
    expect(images).toEqual([dependencies.node.split('.')[0], dependencies.node.split('.')[0]]);
  });

  test('restart a frozen panel, which could not end itself as the first process of its container', () => {
    expect(service('panel')).toMatch(/^ {4}init: true$/m);
    expect(service('panel')).toMatch(/^ {4}restart: unless-stopped$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\n.*\/api\/health/m);
  });

  test('get every setting of the configuration from .env, and set only what belongs to a container (RES-06)', () => {
    for (const name of ['panel', 'backup']) expect(service(name)).toMatch(/^ {4}env_file: \.env$/m);
    const set = new Set([...service('panel').matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name));
    const fixed = settingNames.filter((name) => set.has(name));
    expect(fixed).toEqual(['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'ADMIN_PASSWORD']);
    expect(service('backup')).toMatch(/^ {4}environment: \*container$/m);
  });

  test('keep backups in a lasting volume that the image’s user may write to', () => {
    expect(service('backup')).toContain('- backups:/backups\n');
    expect(compose).toMatch(/\nvolumes:\n(?: {2}\w+:\n)* {2}backups:\n/);
    expect(dockerfile).toMatch(/mkdir -p .*\/backups.* && chown node:node .*\/backups/);
  });

  test('make the first backup once the panel has made its tables', () => {
    expect(service('backup')).toContain('depends_on:\n      panel:\n        condition: service_healthy\n');
  });

  test('back up every day and keep 30 days, as the systemd unit does; a failed backup removes no older ones', async () => {
    const backups = join(folder, 'backups');
    const stubs = join(folder, 'stubs');
    for (const path of [backups, stubs]) execFileSync('mkdir', [path]);
    const stub = async (name: string, lines: string) => {
      await writeFile(join(stubs, name), `#!/bin/sh\n${lines}\n`);
      await chmod(join(stubs, name), 0o755);
    };
    await stub('sleep', 'echo "$1" > "$0.asked"; kill $PPID');
    const old = async (...names: string[]) => {
      for (const name of names) {
        await writeFile(join(backups, name), '');
        await utimes(join(backups, name), 1_700_000_000, 1_700_000_000);
      }
    };
    const run = (settings: Readonly<Record<string, string>> = {}) => {
      const command = shellCommand('backup').replaceAll('/backups', backups);
      try {
        execFileSync('sh', ['-c', command], { env: { PATH: `${stubs}:/usr/bin:/bin`, ...settings } });
      } catch {
        // The first wait ends it.
      }
    };

    await old('vikray-old.backup');
    await stub('node', 'exit 1');
    run();
    expect(await readdir(backups)).toEqual(['vikray-old.backup']);
    // It tries again soon: the next day may be too late.
    expect(await readFile(join(stubs, 'sleep.asked'), 'utf8')).toBe('600\n');

    await stub('node', '[ "$1" = commands/backup.ts ] && : > "$2"');
    // The panel makes them, and keeps some for a year.
    run({ BACKUP_DIR: backups });
    expect(await readdir(backups)).toEqual(['vikray-old.backup']);
    run();
    expect(await readdir(backups)).toEqual([expect.stringMatching(/^vikray-\d{4}-\d\d-\d\d-\d{6}\.backup$/)]);
    expect(await readFile(join(stubs, 'sleep.asked'), 'utf8')).toBe('86400\n');

    // A clock that is ahead for a night makes all of them old. They go with the nights of the right clock.
    const nights = [1, 2, 3, 4].map((night) => `vikray-2023-11-0${night}-023000.backup`);
    await old(...nights, ...nights.map((name) => `${name}.sha256`));
    run();
    const left = await readdir(backups);
    expect(left.filter((name) => name.startsWith('vikray-2023')).toSorted()).toEqual(
      nights.slice(2).flatMap((name) => [name, `${name}.sha256`]),
    );

    const unit = await readFile(inRepository('deploy/vikray-backup.service'), 'utf8');
    const clearing = '-name "vikray-*.backup*" -mtime +30 -print0 | sort -z | head -z -n 4 | xargs -0 -r rm';
    for (const commands of [unit, service('backup')]) expect(commands).toContain(clearing);
  });
});
