import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The tests' files are run by so many at once, each on a server of its own: they meet no other file's rows on the way. */
export const e2eServers = 2;

/** Where the first of these servers listens, the others follow; E2E_PORT names another port for a second run beside the first. */
export const firstE2ePort = Number(process.env['E2E_PORT'] ?? 3100);

/** Where the server of this process's tests listens. Playwright numbers the processes that run tests. */
export const e2ePort = firstE2ePort + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Where that server keeps its data: its own, as no two servers share a port. */
export const e2eDataFolder = join(tmpdir(), `vikray-e2e-${e2ePort}`);

/** The first user of that server, who has every right. */
export const e2eAdmin = { mobile: '9000000001', password: 'Vikray-e2e-1' } as const;
