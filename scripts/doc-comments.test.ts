import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

/** The files whose exports other areas use. */
const files = globSync(
  ['contract/src/**/*.ts', 'server/src/platform/**/*.ts', 'server/src/**/{*-store,public}.ts', 'web/src/platform/**/*.{ts,tsx}'],
  {
    cwd: repositoryRoot,
    exclude: (path) => /\.test\.tsx?$/.test(String(path)),
  },
);

const declaration = /^export (?:abstract )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)(.*)$/;

/** A table of operations or messages is named for what it holds, so a comment would only repeat the name. */
const isTable = (name: string) => /(?:Operations|Messages)$/.test(name);

/** A type that only names what another value declares; the comment is on that value. */
const isDerived = (rest: string) => /^ = (?:z\.output<typeof \w+>|\(typeof \w+\)\[.+\]|(?:keyof )?typeof \w+|keyof \w+);$/.test(rest);

/** The exports of a file without a doc comment. */
function undocumented(file: string): string[] {
  const lines = readFileSync(join(repositoryRoot, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const [, name, rest = ''] = declaration.exec(line) ?? [];
    if (name === undefined || isTable(name) || isDerived(rest)) return [];
    return lines[index - 1]?.trimEnd().endsWith('*/') ? [] : [`${file}: ${name}`];
  });
}

test('every export of the contract, the stores, the platform and public.ts has a doc comment', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.toSorted().flatMap(undocumented)).toEqual([]);
});
