import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const builder = fileURLToPath(new URL('../../scripts/build-web.ts', import.meta.url));

/** Builds the web pages if they are missing and returns the name of one of their scripts. Call it before the panel starts. */
export async function aWebScript(): Promise<string> {
  // Only a complete build writes the stamp.
  if (!existsSync(`${dist}.sources`)) await once(spawn(process.execPath, [builder], { stdio: 'ignore' }), 'exit');
  return readdirSync(`${dist}assets`).find((name) => name.endsWith('.js') && existsSync(`${dist}assets/${name}.br`)) ?? '';
}

/** The addresses of the built scripts and styles. */
export function builtFiles(): string[] {
  return readdirSync(`${dist}assets`)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `/assets/${name}`);
}
