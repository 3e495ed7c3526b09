import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaLevels, areaUses } from './area-levels.ts';
import { repositoryRoot } from './repository.ts';

test('ARCHITECTURE.md shows the levels of the server’s areas as the imports make them', () => {
  const picture = areaLevels(areaUses())
    .map((level) => `  ${level.join('   ')}`)
    .join('\n');
  const text = readFileSync(join(repositoryRoot, 'ARCHITECTURE.md'), 'utf8');
  const isShown = text.includes(`\`\`\`\n${picture}\n\`\`\``);
  expect(isShown, `The imports make other levels. Replace the picture in ARCHITECTURE.md by this one:\n\n${picture}\n`).toBe(true);
});

test('an area is above all areas that it uses, and areas that use each other share a level', () => {
  const uses = new Map([
    ['orders', new Set(['quotations', 'files'])],
    ['quotations', new Set(['users'])],
    ['users', new Set(['rights'])],
    ['rights', new Set(['users', 'files'])],
    ['files', new Set<string>()],
    ['taxes', new Set<string>()],
  ]);
  expect(areaLevels(uses)).toEqual([['orders'], ['quotations'], ['rights + users'], ['files', 'taxes']]);
});
