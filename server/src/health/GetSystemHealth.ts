import { sortedChecks } from '@vikray/contract/health/health-check.ts';
import { handler } from '../platform/handler.ts';
import { readHealth } from './read-health.ts';

export const GetSystemHealth = handler('GetSystemHealth', async ({ db, now, panelState }) =>
  sortedChecks(await readHealth({ db, now, panel: panelState() })),
);
