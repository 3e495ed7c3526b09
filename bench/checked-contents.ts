import { setTimeout as pause } from 'node:timers/promises';
import { answer, asCall } from './calls.ts';
import type { Client } from './load.ts';

/** Waits for the check of the database that runs at each start: it is a process of its own, which takes memory and time of its own. */
export async function untilContentsChecked(panel: Client): Promise<void> {
  const isChecked = async () => {
    const checks = await answer<{ fld_check: string; fld_result: string }[]>(panel, asCall('GetSystemHealth', {}));
    return checks.some(({ fld_check, fld_result }) => fld_check === 'Database contents' && fld_result !== 'Note');
  };
  while (!(await isChecked())) await pause(200);
}
