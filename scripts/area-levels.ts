/** The levels of the server's areas, read from their imports: an area uses only areas of the levels below it. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { areas } from './areas.ts';
import { repositoryRoot } from './repository.ts';

type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/** The areas that each area of the server imports. Tests and migrations are left out. */
export function areaUses(root = join(repositoryRoot, 'server/src')): Uses {
  const uses = new Map<string, Set<string>>();
  for (const area of areas) {
    const files = globSync(`${area}/**/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
    if (files.length > 0) uses.set(area, new Set(files.flatMap((file) => areasImportedBy(root, file)).filter((other) => other !== area)));
  }
  return uses;
}

function areasImportedBy(root: string, file: string): string[] {
  const imports = [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)];
  const folders = imports.map(([, path = '']) => normalize(join(dirname(file), path)).split('/')[0] ?? '');
  return folders.filter((folder) => areas.some((area) => area === folder));
}

/** The areas level by level, the highest first. Areas that use each other share a level, joined by a plus sign. */
export function areaLevels(uses: Uses): string[][] {
  const names = [...uses.keys()];
  const below = new Map(names.map((name) => [name, reachedFrom(uses, name)]));
  const isTogether = (one: string, other: string) => one === other || (reaches(below, one, other) && reaches(below, other, one));
  const heights = new Map<string, number>();
  const heightOf = (name: string): number => {
    const known = heights.get(name);
    if (known !== undefined) return known;
    const lower = [...(below.get(name) ?? [])].filter((other) => !isTogether(name, other));
    const height = Math.max(0, ...lower.map((other) => heightOf(other) + 1));
    heights.set(name, height);
    return height;
  };
  const levels: string[][] = [];
  for (const name of names.toSorted()) {
    const group = names.filter((other) => isTogether(name, other)).toSorted();
    if (group[0] === name) (levels[heightOf(name)] ??= []).push(group.join(' + '));
  }
  return levels.toReversed();
}

function reachedFrom(uses: Uses, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const next of uses.get(name) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

function reaches(below: Uses, from: string, to: string): boolean {
  return below.get(from)?.has(to) ?? false;
}
