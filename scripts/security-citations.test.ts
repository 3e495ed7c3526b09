import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

/** Without differences of quotation marks and line breaks. */
const plain = (text: string) => text.replaceAll("\\'", "'").replaceAll('’', "'").replaceAll(/\s+/g, ' ');

test('every test that docs/security.md quotes as evidence exists', () => {
  const tests = plain(
    globSync('{contract,server,web,commands,scripts,e2e}/**/*.{test,spec}.{ts,tsx}', { cwd: repositoryRoot }).map(read).join('\n'),
  );
  const lines = read('docs/security.md').split('\n');
  const quotes = lines.flatMap((line) =>
    line.includes('.test.ts') ? [...line.matchAll(/["“]([^"”]{12,})["”]/g)].map(([, quote = '']) => quote) : [],
  );
  expect(quotes.length).toBeGreaterThan(100);
  expect(quotes.filter((quote) => !tests.includes(plain(quote)))).toEqual([]);
});
