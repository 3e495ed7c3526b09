/** The list of all duties. `RunDuty` starts one by its name. */
import { housekeeping } from './housekeeping.ts';
import type { Duty } from './platform/duties/duty.ts';

export const allDuties: readonly Duty[] = [housekeeping];
