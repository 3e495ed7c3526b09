/**
 * Builds the server: server/dist, with the program, its helper threads and processes, and their libraries in a few files. They load in half
 * the time of the 1,700 modules that they are made of, and take less memory.
 */
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { buildFolder, serverProgram } from './built-folder.ts';
import { repositoryRoot } from './repository.ts';

const root = join(repositoryRoot, 'server');

/** Libraries that read files beside their own, or are no JavaScript. */
const separate = [
  '@countrystatecity/countries',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'fontkit',
  'harfbuzzjs',
  'pdfkit',
  'pg-native',
  'sharp',
];

/** `new URL('./draw-program.ts', import.meta.url)`: a program that becomes part of the build, or a file that stays where it is. */
const address = /new URL\('([^']+)', import\.meta\.url\)/g;

const built = (file: string) => `${basename(file, '.ts')}.js`;

/** Lets the addresses in the sources lead from server/dist to the same things. */
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
          const found = isProgram ? `./${built(file)}` : `${relative(join(root, 'dist'), file)}${path.endsWith('/') ? '/' : ''}`;
          return `new URL('${found}', import.meta.url)`;
        });
        // No line moves.
        return { code: changed, map: null };
      },
    },
  };
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
      // Node reads them only when it shows an error.
      sourcemap: true,
      rolldownOptions: {
        input: { main: join(root, 'src/main.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
      },
    },
  });
});
