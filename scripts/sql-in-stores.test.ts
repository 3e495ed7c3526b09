import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

/** What sends a statement. A condition, which `sql` makes for a store, sends none. */
const sends = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\.execute\((?:db|tx)\)/;

/** Files that send statements and are no stores, with the reason. */
const others = new Map([
  ['backups/files/write-dump.ts', 'reads the numbers of rows in the snapshot that it dumps'],
  ['backups/restore-trial.ts', 'creates and drops databases, which have no rows yet'],
]);

function sendsStatements(source: string): boolean {
  return sends.test(source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
}

test('only stores, migrations and the platform send statements to the database', () => {
  const folder = join(repositoryRoot, 'server/src');
  const files = globSync('*/**/*.ts', { cwd: folder }).filter((file) => !/^(?:platform|migrations)\/|\.test\.ts$/.test(file));
  const senders = files.filter((file) => sendsStatements(readFileSync(join(folder, file), 'utf8')));
  expect(senders.filter((file) => !file.endsWith('-store.ts')).toSorted()).toEqual([...others.keys()].toSorted());
  expect(senders.length).toBeGreaterThan(50);
});

test.each([
  [`db.selectFrom('terms').selectAll().execute();`, true],
  ['sql`select 1`.execute(tx);', true],
  ['const isOpen = sql<boolean>`status = ${status}`;', false],
  [`/** db.deleteFrom('terms') */`, false],
])('a statement is found: %s', (source, isFound) => {
  expect(sendsStatements(source)).toBe(isFound);
});
