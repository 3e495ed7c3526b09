import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const pagesFolder = fileURLToPath(new URL('src/', import.meta.url));
const fromPublic = /^import \{([^}]*)\} from '(\.[\w./-]*\/public\.ts)';$/gm;
const exported = /export \{([^}]*)\} from '([^']+)'/g;

/**
 * Imports what another area exports in its public.ts from the file that declares it. The bundler then knows exactly what each page needs,
 * and chunks.ts can divide the scripts by it.
 */
export function directImports(): Plugin {
  return {
    name: 'vikray-direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(pagesFolder) || !/\.tsx?$/.test(id)) return undefined;
      return {
        code: code.replace(fromPublic, (_statement, names: string, path: string) => importsOf(names, resolve(dirname(id), path))),
        map: null,
      };
    },
  };
}

function importsOf(names: string, publicFile: string): string {
  const files = filesOf(publicFile);
  return namesIn(names)
    .filter((name) => !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${files.get(name)}';`)
    .join('');
}

/** The file of each name that a public.ts exports. */
function filesOf(publicFile: string): ReadonlyMap<string, string> {
  const found = [...readFileSync(publicFile, 'utf8').matchAll(exported)];
  return new Map(found.flatMap(([, names = '', file = '']) => namesIn(names).map((name) => [name, resolve(dirname(publicFile), file)])));
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
