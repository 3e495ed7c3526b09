import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the browser tests' server listens; E2E_PORT names another port for a second run beside the first. */
export const e2ePort = Number(process.env['E2E_PORT'] ?? 3100);

/** Where that server keeps its data: its own, as no two servers share a port. */
export const e2eDataFolder = join(tmpdir(), `vikray-e2e-${e2ePort}`);

/** The first user of that server, who has every right. */
export const e2eAdmin = { mobile: '9000000001', password: 'Vikray-e2e-1' } as const;
