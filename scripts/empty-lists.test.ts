import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

test('an empty list says so in a sentence with a full stop, unless the requirements give other words', () => {
  const files = globSync('contract/src/*/*-messages.ts', { cwd: repositoryRoot });
  const sentences = files.flatMap((file) =>
    [...read(file).matchAll(/^ {2}(?:noneFound|noChanges|noLogins|noUsers): '(.+)',$/gm)].map(([, sentence = '']) => sentence),
  );
  expect(sentences.length).toBeGreaterThan(15);
  const required = read('docs/requirements.md');
  expect(sentences.filter((sentence) => !sentence.endsWith('.') && !required.includes(`'${sentence}'`))).toEqual([]);
});
