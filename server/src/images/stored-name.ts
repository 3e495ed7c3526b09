import type { ImageFolder } from '@vikray/contract/images/image.ts';

/** The name that the caller chose, without characters that could lead out of a folder; without a usable name, the start of the hash. */
export function storedName(folder: ImageFolder, chosen: string, hash: string): string {
  const safe = chosen.replace(/\.[A-Za-z0-9]+$/, '').replace(/[^A-Za-z0-9_-]/g, '');
  return `${safe || `${folder}-${hash.slice(0, 12)}`}.jpg`;
}
