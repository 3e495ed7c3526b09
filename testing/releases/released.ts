/** What each released version has left behind: a small backup of either engine, and the migrations that it has brought. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const folder = fileURLToPath(new URL('./', import.meta.url));
const migrations = fileURLToPath(new URL('../../server/src/migrations/', import.meta.url));

/** The key of the private entries in these backups. It protects nothing. */
export const releaseKey = Buffer.alloc(32, 32).toString('base64');

/** The file with the packed backup of a version. */
export function releaseFile(version: string, engine: 'sqlite' | 'postgres'): string {
  return join(folder, `${version}-${engine}.gz`);
}

/** The released versions that have a backup, oldest first. */
export function releasedVersions(): string[] {
  const versions = readdirSync(folder).flatMap((file) => /^(.+)-sqlite\.gz$/.exec(file)?.[1] ?? []);
  return versions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Writes the backup of a version as its command wrote it. */
export async function unpackRelease(version: string, engine: 'sqlite' | 'postgres', target: string): Promise<void> {
  await writeFile(target, gunzipSync(readFileSync(releaseFile(version, engine))));
}

/** The file with the checksums of the released migrations. */
export const checksumFile = join(folder, 'migrations.json');

/** The checksums of all migrations of this version, each with the files of `migrations/` that it is made of. */
export function migrationChecksums(): Record<string, string> {
  const names = readdirSync(migrations).filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(names.toSorted().map((file) => [file.slice(0, -'.ts'.length), checksumOf(file)]));
}

function checksumOf(file: string): string {
  const hash = createHash('sha256');
  for (const part of partsOf(file, new Set())) hash.update(readFileSync(join(migrations, part)));
  return hash.digest('hex');
}

/** The file and those that it imports, in the order of their imports. */
function partsOf(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(join(migrations, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
    const part = join(dirname(file), path);
    if (!part.startsWith('..')) partsOf(part, seen);
  }
  return seen;
}
