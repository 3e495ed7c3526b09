/** The pictures that a file names or contains. They are stored while the file is checked, named by their content like every picture. */
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { imageMessages } from '@vikray/contract/images/image-messages.ts';
import { maxImageBytes } from '@vikray/contract/images/image.ts';
import { imagesOperations } from '@vikray/contract/images/images-operations.ts';
import { findImageHash, insertImage, readPicture, storedName } from '../images/public.ts';
import { digestOf } from '../platform/digest.ts';
import { errorCodeOf } from '../platform/error-code.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** Finds pictures for the records of a file. Returns a sentence for a picture that is missing or unusable. */
export interface ImportedPictures {
  /** Finds a picture by its file name: among the uploaded ones, or in the folder beside the file. */
  named(name: string): Promise<{ readonly hash: string } | string>;
  /** Stores a picture from its bytes. */
  stored(bytes: Uint8Array): Promise<{ readonly hash: string } | string>;
}

/** Caches each result, so that a picture is looked up once. `folder` contains the pictures of a file on the server. */
export function picturesOf(db: Db, stamp: WriteStamp, folder?: string): ImportedPictures {
  const known = new Map<string, Promise<{ readonly hash: string } | string>>();
  function once(key: string, look: () => Promise<{ readonly hash: string } | string>) {
    const found = known.get(key) ?? look();
    known.set(key, found);
    return found;
  }
  return {
    async stored(bytes) {
      const hash = (await digestOf(bytes)).toString('hex');
      return once(`bytes ${hash}`, () => store(db, stamp, bytes, ''));
    },
    named: (name) => once(`name ${name}`, () => find(db, stamp, name, folder)),
  };
}

async function find(db: Db, stamp: WriteStamp, name: string, folder: string | undefined) {
  // Use only the file name, so that no path leads out of the folder.
  const file = basename(name.replaceAll('\\', '/'));
  const bytes = folder === undefined ? undefined : await readIn(folder, file);
  if (bytes) return store(db, stamp, bytes, file);
  // The address of a picture in another panel counts as a file name here.
  const hash = (await findImageHash(db, 'Product', name)) ?? (await findImageHash(db, 'Product', storedName('Product', file, '')));
  return hash === undefined ? say.pictureUnknown(file) : { hash };
}

/** The bytes of a file; nothing when there is none. Only regular files are read: a pipe, for example, might never end. */
async function readIn(folder: string, file: string): Promise<Uint8Array | undefined> {
  const path = join(folder, file);
  const found = await stat(path).catch(ifMissing);
  return found?.isFile() ? readFile(path) : undefined;
}

function ifMissing(error: unknown): undefined {
  if (errorCodeOf(error) !== 'ENOENT') throw error;
}

async function store(db: Db, stamp: WriteStamp, bytes: Uint8Array, name: string) {
  if (bytes.byteLength > maxImageBytes.Product) return imageMessages.tooLarge.Product;
  const picture = await readPicture(bytes, 'Product');
  if (typeof picture === 'string') return imagesOperations.AddImage.failures[picture].message;
  await inTransaction(db, (tx) => insertImage(tx, picture, 'Product', storedName('Product', name, picture.hash), stamp));
  return { hash: picture.hash };
}
