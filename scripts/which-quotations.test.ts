import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

const readsQuotations = /(?:selectFrom|innerJoin|leftJoin)\(\s*'quotations'|\b(?:from|join)\s+quotations\b|table:\s*'quotations'/g;
const saysWhich = /\b(?:isCurrent|isCurrentQuotation|isSuperseded|isAnyRevision|isShownAs|isQueued|pendingQuotations|superseded_by_id)\b/;

/** The queries of the quotations in a source that do not say which revisions they mean, up to the end of their statement. */
function silentQueries(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');
  return [...code.matchAll(readsQuotations)]
    .map(({ index }) => code.slice(index, code.indexOf(';', index)))
    .filter((query) => !saysWhich.test(query));
}

test('every query of the quotations says which revisions it means (REV-19)', () => {
  const folder = join(repositoryRoot, 'server/src');
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/\.test\.ts$|^migrations/.test(file));
  const queries = files.map((file) => [file, silentQueries(readFileSync(join(folder, file), 'utf8'))] as const);
  expect(queries.filter(([, silent]) => silent.length > 0)).toEqual([]);
  expect(files.filter((file) => readFileSync(join(folder, file), 'utf8').match(readsQuotations)).length).toBeGreaterThan(3);
});

test.each([
  [`db.selectFrom('quotations').selectAll().execute();`, 1],
  [`db.selectFrom('quotations').where(isCurrent).execute();`, 0],
  ['sql`select count(*) from quotations`;', 1],
  ['sql`select count(*) from quotations where ${isAnyRevision}`;', 0],
  [`const list = { table: 'quotations' };`, 1],
])('a query that does not say it is found: %s', (source, silent) => {
  expect(silentQueries(source)).toHaveLength(silent);
});
