import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from './repository.ts';
import { stateOfWebPages } from './web-stamp.ts';

/** Builds the web pages when they are missing or stale. Returns whether there are pages to serve; if not, it has printed the reason. */
export async function ensureWebBuilt(): Promise<boolean> {
  const state = await stateOfWebPages(repositoryRoot);
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
  return build();
}

function hasBuildTools(): boolean {
  try {
    import.meta.resolve('vite');
    return true;
  } catch {
    return false;
  }
}

/** Builds in a separate process, so that the build tools take no memory from the server. Prints its output only when it fails. */
async function build(): Promise<boolean> {
  const child = spawn(process.execPath, [join(repositoryRoot, 'scripts', 'build-web.ts')], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, problems, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (code === 0) return true;
  console.error(
    `${output}${problems}The web pages could not be built. If this program cannot write to its folder, run npm run build there first.`,
  );
  return false;
}
