import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

test('each odd wording of docs/specification-notes.md is in the file that the notes name', () => {
  const [, section = ''] = read('docs/specification-notes.md').split('## Wordings kept as they are');
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` \| .* \| `((?:contract|web)\/[^`]+)`(?:, `(\w+)`)? \|$/gm)];
  expect(rows.length).toBeGreaterThan(25);
  const missing = rows.filter(([, text = '', file = '', key = '']) => {
    const lines = read(file).split('\n');
    return !lines.some((line) => line.includes(text.replace(/ …$/, '')) && line.includes(key));
  });
  expect(missing.map(([row]) => row)).toEqual([]);
});
