/**
 * Errors of the built server in lines of its sources. Node's own support for source maps reads all maps at the start and holds them in
 * memory.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A position in a loaded file, as a stack names it. */
const position = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/** A map takes a tenth of a second to read and much memory. It is cached for a minute, because errors seldom come alone. */
const cachedMs = 60_000;
const maps = new Map<string, SourceMap | undefined>();

/** The same stack with positions in the sources, for files that have a source map beside them. */
export function inSources(stack: string): string {
  return stack.replaceAll(position, (built, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return built;
    return `${fileURLToPath(new URL(origin.fileName, file))}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | undefined {
  if (maps.has(file)) return maps.get(file);
  const path = fileURLToPath(`${file}.map`);
  // A library may be loaded without its map.
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : undefined;
  maps.set(file, map);
  setTimeout(() => maps.delete(file), cachedMs).unref();
  return map;
}
