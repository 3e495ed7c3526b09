import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{js,css,html,svg,json,txt,webmanifest}';
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes a .br and a .gz file, at the best levels, beside every text file below `folder`. Skips those that would not be smaller. */
export async function precompress(folder: string): Promise<void> {
  // Zlib works on its own threads, so starting all files at once keeps every core busy.
  await Promise.all(globSync(compressible, { cwd: folder }).map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  const [brotli, gzipped] = await Promise.all([compressBrotli(content, options), compressGzip(content, { level: 9 })]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}
