import { accessSync, constants, statfsSync } from 'node:fs';

const sharedMemory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

/** A folder in memory with room for the databases of the tests, where there is one. On a disk, each of them waits for what the others write. */
export function memoryFolder(): string | undefined {
  try {
    accessSync(sharedMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(sharedMemory);
    return bavail * bsize >= neededBytes ? sharedMemory : undefined;
  } catch {
    return undefined;
  }
}
