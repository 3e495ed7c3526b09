import { closeSync, constants, fchownSync, fstatSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives a file that root has just made to the owner of its folder, so that the service can open it. Does nothing for any other user.
 * Follows no link: the owner of the folder could otherwise make root give away another file.
 */
export function giveToOwnerOfFolder(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  if (uid === 0) return;
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { nlink } = fstatSync(file);
    if (nlink === 1) fchownSync(file, uid, gid);
  } finally {
    closeSync(file);
  }
}
