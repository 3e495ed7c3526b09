import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { operations } from '../contract/src/operations.ts';

const tableFile = fileURLToPath(new URL('../contract/src/operations.ts', import.meta.url));
const pagesFolder = fileURLToPath(new URL('src/', import.meta.url));
const declaration = /^import \{ (\w+) \} from '(\.\/[\w/-]+-operations\.ts)';$/gm;

const wholeTable = /^import \{ operations \} from .*;$/m;
/** What a page may ask of the whole table. */
const kinds = JSON.stringify(Object.fromEntries(Object.entries(operations).map(([name, { kind }]) => [name, { kind }])));

/** The files that declare operations, by path, each with the name of its table. */
const declared = new Map(
  [...readFileSync(tableFile, 'utf8').matchAll(declaration)].map(([, table = '', file = '']) => [
    fileURLToPath(new URL(file, `file://${tableFile}`)),
    table,
  ]),
);

/**
 * Loads with each page only the operations that it names, not those of all areas. The table starts empty; the file of an area adds its own
 * operations, and every module that names one imports that file. A module that goes through the whole table gets the names and kinds
 * alone.
 */
export function operationsByArea(): Plugin {
  let files: ReadonlyMap<string, string>;
  return {
    name: 'vikray-operations-by-area',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      files = await fileOfEachOperation();
      const missing = Object.keys(operations).filter((name) => !files.has(name));
      if (missing.length > 0) this.error(`No file declares ${missing.join(', ')}`);
    },
    transform(code, id) {
      if (id === tableFile) return { code: 'export const operations = {};', map: null };
      const table = declared.get(id);
      if (table !== undefined)
        return {
          code: `import { operations as allOperations } from '${tableFile}';\n${code}\nObject.assign(allOperations, ${table});`,
          map: null,
        };
      if (!id.startsWith(pagesFolder) || !/\.tsx?$/.test(id)) return undefined;
      if (/Object\.\w+\(operations\)/.test(code)) return { code: code.replace(wholeTable, `const operations = ${kinds};`), map: null };
      const needed = filesNamedIn(code, files);
      if (needed.length === 0) return undefined;
      return { code: `${needed.map((file) => `import '${file}';`).join('')}${code}`, map: null };
    },
  };
}

async function fileOfEachOperation(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [file, table] of declared) {
    const module = (await import(file)) as Readonly<Record<string, object>>;
    for (const name of Object.keys(module[table] ?? {})) found.set(name, file);
  }
  return found;
}

/**
 * The files of the operations that a module names as texts: the name of an operation is never put together from parts. What `refresh` loads
 * again has been loaded before, by a module that names it too.
 */
function filesNamedIn(code: string, files: ReadonlyMap<string, string>): string[] {
  const named = [...code.replaceAll(/\brefresh\([^)]*\)/g, '').matchAll(/['"]([A-Z]\w+)['"]/g)].flatMap(
    ([, name = '']) => files.get(name) ?? [],
  );
  return [...new Set(named)];
}
