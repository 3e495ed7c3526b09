import { ensureServerBuilt } from './ensure-built.ts';

/** Builds the server, which tests start as a program, unless it is fresh. Throws if it cannot be built. */
export async function setup(): Promise<void> {
  const program = await ensureServerBuilt();
  if (!program.pathname.endsWith('/dist/main.js')) throw new Error('The server could not be built');
}
