import { pause } from './pause.ts';

const againAfterMs = 3000;

/**
 * Loads scripts. While the panel cannot be reached, it waits for it, so that the page stays, with everything that the user has entered.
 * Fails if the panel has no such scripts any more, as after an upgrade.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (failure) {
      if (await isReachable()) throw failure;
    }
    await pause(againAfterMs);
  }
}

/** Whether the panel answers. A proxy in front of it answers in its place, with a page of its own or as deploy/nginx.conf does. */
async function isReachable(): Promise<boolean> {
  try {
    const { status, headers } = await fetch('/api/health');
    return status !== 502 && status !== 504 && (headers.get('content-type')?.includes('json') ?? false);
  } catch {
    return false;
  }
}
