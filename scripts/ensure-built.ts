import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { serverProgram, stateOf, webPages } from './built-folder.ts';
import { repositoryRoot } from './repository.ts';

/** Builds the web pages when they are missing or stale. Returns whether there are pages to serve; if not, it has printed the reason. */
export async function ensureWebBuilt(): Promise<boolean> {
  const state = await stateOf(repositoryRoot, webPages);
  if (state === 'fresh') return true;
  if (!hasBuildTools()) {
    const advice = 'run npm ci without --omit=dev, or bring web/dist from a machine where npm run build has run.';
    console.error(
      state === 'missing'
        ? `The web pages are not built and the build tools are not installed: ${advice}`
        : `The web pages are older than their sources: ${advice}`,
    );
    return state === 'stale';
  }
  console.log('Building the web pages …');
  const problems = await build('build-web.ts');
  if (problems === undefined) return true;
  console.error(`${problems}The web pages could not be built. If this program cannot write to its folder, run npm run build there first.`);
  return false;
}

/**
 * The file that runs the server: as built, after building it when it is missing or stale. Where it cannot be built, the sources, which need
 * more time and memory; if a build fails, it has printed the reason.
 */
export async function ensureServerBuilt(): Promise<URL> {
  const file = (path: string) => pathToFileURL(join(repositoryRoot, 'server', path));
  const [asBuilt, fromSources] = [file('dist/main.js'), file('src/main.ts')];
  if ((await stateOf(repositoryRoot, serverProgram)) === 'fresh') return asBuilt;
  if (!hasBuildTools()) return fromSources;
  const problems = await build('build-server.ts');
  if (problems === undefined) return asBuilt;
  console.error(`${problems}The server could not be built and runs from its sources.`);
  return fromSources;
}

function hasBuildTools(): boolean {
  try {
    createRequire(import.meta.url).resolve('vite/package.json');
    return true;
  } catch {
    return false;
  }
}

/** Builds in a separate process, so that the build tools take no memory from the server. Returns what it printed if it failed. */
async function build(script: string): Promise<string | undefined> {
  const child = spawn(process.execPath, [join(repositoryRoot, 'scripts', script)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, problems, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return code === 0 ? undefined : `${output}${problems}`;
}
