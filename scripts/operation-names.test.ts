import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '../contract/src/operations.ts';
import { repositoryRoot } from './repository.ts';

// web/operations-by-area.ts loads the operations that a page's own modules name. A name in a shared module of the contract would be missed.
test('only the operation tables and the list of first reads name operations in the contract', () => {
  const names = Object.keys(operations);
  const files = globSync('contract/src/**/*.ts', { cwd: repositoryRoot }).filter(
    (file) => !/(-operations|\.test|page-reads)\.ts$/.test(file),
  );
  const naming = files.filter((file) => {
    const source = readFileSync(join(repositoryRoot, file), 'utf8');
    return names.some((name) => source.includes(`'${name}'`));
  });
  expect(naming).toEqual([]);
});
