import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds the folder with PostgreSQL's server programs: the newest of Debian's folders, otherwise the first on the PATH. */
export function findPostgresBinaries(path = process.env['PATH'] ?? ''): string | undefined {
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const folders = [...packaged, ...path.split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}
