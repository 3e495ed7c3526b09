import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

test('docs/decisions/README.md lists every record, and no other', () => {
  const records = globSync('docs/decisions/0*.md', { cwd: repositoryRoot }).map((file) => basename(file));
  const index = readFileSync(join(repositoryRoot, 'docs/decisions/README.md'), 'utf8');
  const listed = [...index.matchAll(/\]\((0[\w-]+\.md)\)/g)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(records.toSorted());
});
