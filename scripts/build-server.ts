/**
 * Builds server/dist: the program, its helper threads and processes, and their libraries, bundled into a few files, which load in half the
 * time of the 1,700 modules. Adds a migrated database without records, so that a first start only copies it.
 */
import { chmod } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { buildFolder, serverProgram } from './built-folder.ts';
import { repositoryRoot } from './repository.ts';

const root = join(repositoryRoot, 'server');

/** Libraries that read files beside their own, are no JavaScript, or are never loaded. */
const separate = [
  '@countrystatecity/countries',
  '@electric-sql/pglite',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@node-rs/argon2',
  'fontkit',
  'harfbuzzjs',
  'pdfkit',
  'pg-native',
  'sharp',
];

/** Made by the build; the sources have no such file. */
const newDatabase = 'new-database.db';

/** `new URL('./draw-program.ts', import.meta.url)`: a program or another file that becomes part of the build, or one that stays where it is. */
const address = /new URL\('([^']+)', import\.meta\.url\)/g;

const built = (file: string) => basename(file).replace(/\.ts$/, '.js');

/** Rewrites the addresses in the sources, so that they lead from server/dist to the same files. */
function addresses(): Plugin {
  return {
    name: 'vikray-addresses',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(server|contract)\/src\/.*\.ts$/, code: 'import.meta.url' },
      handler(code, source) {
        const changed = code.replaceAll(address, (_all, path: string) => {
          const file = resolve(dirname(source), path);
          const isProgram = file.endsWith('.ts');
          if (isProgram) this.emitFile({ type: 'chunk', id: file, fileName: built(file) });
          const isPart = isProgram || basename(file) === newDatabase;
          const found = isPart ? `./${built(file)}` : `${relative(join(root, 'dist'), file)}${path.endsWith('/') ? '/' : ''}`;
          return `new URL('${found}', import.meta.url)`;
        });
        // No line moves.
        return { code: changed, map: null };
      },
    },
  };
}

async function makeNewDatabase(file: string): Promise<void> {
  const db = openDatabase({ file });
  await migrateToLatest(db);
  await db.destroy();
  // The panel may run as another user. There are no records to protect.
  await chmod(file, 0o644);
}

await buildFolder(repositoryRoot, serverProgram, async (folder) => {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [addresses()],
    ssr: { noExternal: true, external: separate },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      // Read when an error is logged (source-lines.ts).
      sourcemap: true,
      rolldownOptions: {
        input: { main: join(root, 'src/main.ts') },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          comments: false,
          sourcemapExcludeSources: true,
          // The folder is renamed once it is complete, so its maps name the sources as seen from there.
          sourcemapPathTransform: (source, map) => relative(join(root, 'dist'), resolve(dirname(map), source)),
        },
      },
    },
  });
  await makeNewDatabase(join(folder, newDatabase));
});
