import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

test.each(['docs/security.md', 'docs/security-asvs.csv'])('every file that %s names as evidence exists', (document) => {
  const files = globSync('{contract,server,web,commands,scripts,checks,testing,e2e,deploy}/**/*.{ts,tsx,conf}', { cwd: repositoryRoot });
  const names = new Set(files.map((file) => basename(file)));
  const named = readFileSync(join(repositoryRoot, document), 'utf8').match(/[\w.-]+\.(?:tsx?|conf)\b/g) ?? [];
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
