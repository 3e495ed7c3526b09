import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { operations } from '../contract/src/operations.ts';
import { termsOperations } from '../contract/src/terms/terms-operations.ts';
import { repositoryRoot } from './repository.ts';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const filesIn = (pattern: string) => globSync(pattern, { cwd: repositoryRoot });
const files = filesIn('{contract,server,web}/src/terms/*');
const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
const names = Object.keys(termsOperations);

// CONTRIBUTING.md names this area as the one to copy.
describe('the area of the terms, which others copy,', () => {
  test('has a file of each kind', () => {
    const expected = [
      'contract/src/terms/{term.ts,term-messages.ts,terms-operations.ts}',
      'server/src/terms/{terms-tables.ts,term-store.ts,terms.test.ts}',
      'web/src/terms/{term-routes.tsx,term-queries.ts,TermListPage.tsx,TermListPage.test.tsx}',
      'e2e/terms*.spec.ts',
    ];
    expect(expected.map((pattern) => filesIn(pattern).length)).toEqual([3, 3, 4, 1]);
  });

  test('names its files by their noun in kebab-case, and by the operation or component that they hold', () => {
    const misnamed = sources.filter((file) => {
      const name = basename(file).replace(/\.tsx?$/, '');
      const isOwnExport = new RegExp(`export (?:function|const) ${name}\\b`).test(read(file));
      return /^[A-Z]/.test(name) ? !isOwnExport : !/^terms?(?:-[a-z]+)*$/.test(name);
    });
    expect(misnamed).toEqual([]);
  });

  test('has a handler and a describe of the same name for each operation', () => {
    const tests = read('server/src/terms/terms.test.ts');
    expect(names.filter((name) => !(name in operations))).toEqual([]);
    expect(names.filter((name) => !existsSync(join(repositoryRoot, `server/src/terms/${name}.ts`)))).toEqual([]);
    expect(names.filter((name) => !tests.includes(`describe('${name}'`))).toEqual([]);
  });

  test('is small: no file has more than 150 lines, and no handler more than one screen', () => {
    const linesOf = (file: string) => read(file).split('\n').length;
    expect(sources.filter((file) => linesOf(file) > 150)).toEqual([]);
    expect(names.filter((name) => linesOf(`server/src/terms/${name}.ts`) > 45)).toEqual([]);
  });

  test('sends statements from its store alone, and asks the server from its queries alone', () => {
    const sending = sources.filter((file) => /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/.test(read(file)));
    expect(sending.filter((file) => !file.endsWith('-store.ts'))).toEqual([]);
    const asking = sources.filter((file) => file.startsWith('web/') && /\bcall\('/.test(read(file)));
    expect(asking.filter((file) => !file.endsWith('-queries.ts'))).toEqual([]);
  });

  test('names what its tests show: each title ends with requirements, and every requirement of the terms is in one', () => {
    const tests = filesIn('{server,web}/src/terms/*.test.{ts,tsx}').map(read).join('\n') + read('e2e/terms-taxes.spec.ts');
    const required = new Set(
      read('docs/requirements.md')
        .match(/^\| TRM-\d\d/gm)
        ?.map((row) => row.slice(2)),
    );
    expect(required.size).toBeGreaterThan(15);
    expect([...required].filter((id) => !tests.includes(id))).toEqual([]);
  });
});
