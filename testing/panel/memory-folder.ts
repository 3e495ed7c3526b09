import { accessSync, constants, statfsSync } from 'node:fs';

const sharedMemory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

/** A folder in memory with room for the test databases, if there is one. On a disk, the tests would wait for each other's writes. */
export function memoryFolder(): string | undefined {
  try {
    accessSync(sharedMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(sharedMemory);
    return bavail * bsize >= neededBytes ? sharedMemory : undefined;
  } catch {
    return undefined;
  }
}
