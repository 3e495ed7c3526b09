import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

/** A call that sorts or writes by the rules of a language, with what it is called with. */
const byLanguage = /(?:\.localeCompare|\.toLocale\w+|\bIntl\.\w+)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** The calls in a source that take the language of the machine, because they name none. */
function callsWithoutLanguage(source: string): string[] {
  return (source.match(byLanguage) ?? []).filter((call) => !/'en(?:-[A-Z]{2})?'/.test(call));
}

test('no order and no notation depends on the language of the machine', () => {
  const files = globSync(['{contract,server,web}/src/**/*.{ts,tsx}', '{bench,commands,demo,e2e,scripts,testing}/**/*.ts'], {
    cwd: repositoryRoot,
    exclude: (path) => path.endsWith('named-language.test.ts'),
  });
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => callsWithoutLanguage(readFileSync(join(repositoryRoot, file), 'utf8')).map((call) => [file, call]));
  expect(found).toEqual([]);
});

test.each([
  ['one.name.localeCompare(other.name)', 1],
  ["nameOf(one).localeCompare(nameOf(other), 'en')", 0],
  ['nameOf(one).localeCompare(nameOf(at(other)))', 1],
  ["rows.toLocaleString('en-IN')", 0],
  ['rows.toLocaleString()', 1],
  ["new Intl.NumberFormat('en-IN', { style: 'currency' })", 0],
  ['new Intl.NumberFormat(undefined, { style: "currency" })', 1],
])('a call that names no language is found: %s', (source, count) => {
  expect(callsWithoutLanguage(source)).toHaveLength(count);
});
