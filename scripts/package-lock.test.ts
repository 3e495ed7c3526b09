import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { repositoryRoot } from './repository.ts';

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const { packages } = lock.parse(JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')));

test('the lock file has the binaries for every platform, which npm ci needs', () => {
  const paths = Object.keys(packages);
  const missing = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});

test('the lock file names no registry', () => {
  const addresses = Object.values(packages).flatMap((entry) => (entry.resolved && !entry.link ? [entry.resolved] : []));
  expect(addresses).toEqual([]);
});
