/** Reads from the server's sources which area owns each table, and which areas write to a table. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';

const server = join(repositoryRoot, 'server/src');

/** Every table with the area that declares it in its `*-tables.ts`. */
export function tableOwners(): ReadonlyMap<string, string> {
  const files = globSync(['*/*-tables.ts', 'platform/database/tables.ts'], { cwd: server });
  return new Map(
    files.flatMap((file) => tablesIn(readFileSync(join(server, file), 'utf8')).map((table) => [table, areaOf(file)] as const)),
  );
}

function areaOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** The keys of `interface Tables`, indented by two levels below `declare module` or by one level in the platform's own file. */
function tablesIn(source: string): string[] {
  const body = /interface Tables \{\n([\s\S]*?)\n( *)\}\n/.exec(source.replace(/\/\*[\s\S]*?\*\//g, ''));
  if (!body) return [];
  const [, lines = '', indent = ''] = body;
  const wanted = new RegExp(`^${indent}  (\\w+):`, 'gm');
  return [...lines.matchAll(wanted)].map(([, table = '']) => table);
}

/** A table of another area that an area writes to. */
export interface ForeignWrite {
  readonly file: string;
  readonly table: string;
}

const writesTable =
  /(?:insertInto|updateTable|updateIfUnchanged|deleteFrom|mergeInto)\((?:\s*\w+,)?\s*'(\w+)|\b(?:insert\s+into|delete\s+from|update)\s+(\w+)/g;

/** Every table of another area that a file of the server writes to. Migrations, tests and the platform are left out. */
export function foreignWrites(owners = tableOwners()): ForeignWrite[] {
  const files = globSync('*/**/*.ts', { cwd: server }).filter((file) => !/^(platform|migrations)\/|\.test\.ts$/.test(file));
  return files.toSorted().flatMap((file) => foreignWritesIn(file, readFileSync(join(server, file), 'utf8'), owners));
}

/** The same for one file. */
export function foreignWritesIn(file: string, source: string, owners: ReadonlyMap<string, string>): ForeignWrite[] {
  const area = areaOf(file);
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');
  const written = new Set([...code.matchAll(writesTable)].map(([, called, spelled]) => called ?? spelled ?? ''));
  const isForeign = (table: string) => owners.has(table) && owners.get(table) !== area && owners.get(table) !== 'platform';
  return [...written].filter(isForeign).map((table) => ({ file, table }));
}
