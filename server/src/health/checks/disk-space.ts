import { diskMessages as say } from '@vikray/contract/health/now-check-messages.ts';
import { databaseBytes } from '../../platform/database/database-facts.ts';
import { freeBytes } from '../free-bytes.ts';
import { fine, problem, warning, type Check, type Finding } from '../check.ts';

const MB = 1024 * 1024;
const tooLittle = 500 * MB;
const little = 2048 * MB;

export const diskSpace: Check = {
  name: 'Disk space',
  group: 'Now',
  check: async ({ db, panel }) => checkDiskSpace(await freeBytes(panel.config.database), await databaseBytes(db)),
};

/** Evaluates the free space next to a database of this size: a backup takes as much again, and so does a restore. */
export function checkDiskSpace(free: number, database: number): Finding {
  if (free < tooLittle) return problem(say.low(free), say.lowAdvice);
  return free < Math.max(little, 2 * database) ? warning(say.low(free), say.lowAdvice) : fine(say.free(free));
}
