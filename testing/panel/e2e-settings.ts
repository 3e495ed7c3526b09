import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How many test files run at once. Each runs on its own server, so that it does not meet the rows of other files. */
export const e2eServers = 2;

/** The port of the first server; the others follow. E2E_PORT sets another port for a second run at the same time. */
export const firstE2ePort = Number(process.env['E2E_PORT'] ?? 3100);

/** The port of the server for the tests of this process. Playwright numbers the processes that run tests. */
export const e2ePort = firstE2ePort + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** The data folder of that server. The port makes it unique. */
export const e2eDataFolder = join(tmpdir(), `vikray-e2e-${e2ePort}`);

/** The first user of that server, who has every right. */
export const e2eAdmin = { mobile: '9000000001', password: 'Vikray-e2e-1' } as const;
