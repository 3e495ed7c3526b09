import './images-tables.ts';
import { hashInUrl, imageUrl, type ImageFolder } from '@vikray/contract/images/image.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { Picture } from './picture.ts';

/** Stores a picture under its hash, and under the name that the documented calls use. The same picture is stored once. */
export async function insertImage(db: Db, picture: Picture, folder: ImageFolder, name: string, { userId, now }: WriteStamp): Promise<void> {
  const { hash, bytes, width, height } = picture;
  await db
    .insertInto('images')
    .values({ hash, bytes, width, height, created_by_id: userId, created_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  await db
    .insertInto('image_names')
    .values({ folder, name, hash })
    .onConflict((conflict) => conflict.columns(['folder', 'name']).doUpdateSet({ hash }))
    .execute();
}

/** The bytes of a stored picture, a JPEG; nothing for an unknown hash. */
export async function findImage(db: Db, hash: string): Promise<Uint8Array | undefined> {
  const image = await db.selectFrom('images').select('bytes').where('hash', '=', hash).executeTakeFirst();
  return image?.bytes;
}

/** The hashes of the pictures that were uploaded for a folder. */
export async function pictureHashesIn(db: Db, folder: ImageFolder): Promise<string[]> {
  const names = await db.selectFrom('image_names').select('hash').distinct().where('folder', '=', folder).orderBy('hash').execute();
  return names.map(({ hash }) => hash);
}

/** The bytes of the stored pictures at these addresses, by address. Addresses without a picture are left out. */
export async function findImagesAt(db: Db, addresses: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const hashes = [...new Set(addresses)].flatMap((address) => hashInUrl(address) ?? []);
  if (hashes.length === 0) return new Map();
  const rows = await db.selectFrom('images').select(['hash', 'bytes']).where('hash', 'in', hashes).execute();
  return new Map(rows.map(({ hash, bytes }) => [imageUrl(hash), bytes]));
}

/**
 * The hash of the image that an address names: our own address, or any address that ends in a file name of the folder. Nothing when no such
 * image has been uploaded.
 */
export async function findImageHash(db: Db, folder: ImageFolder, address: string): Promise<string | undefined> {
  const hash = hashInUrl(address);
  const found =
    hash === undefined
      ? db.selectFrom('image_names').select('hash').where('folder', '=', folder).where('name', '=', fileNameIn(address))
      : db.selectFrom('images').select('hash').where('hash', '=', hash);
  return (await found.executeTakeFirst())?.hash;
}

function fileNameIn(address: string): string {
  return address.split('?')[0]?.split('/').at(-1) ?? '';
}

/** The columns that refer to a picture by its hash. */
const uses = [
  ['products', 'image_hash'],
  ['companies', 'image_hash'],
  ['old_quotation_lines', 'image_hash'],
  ['quotations', 'company_image_hash'],
  ['quotation_lines', 'image_hash'],
] as const;

/** Deletes the former photo of a user, given by its address, unless it is in use elsewhere. */
export async function forgetPhoto(db: Db, address: string): Promise<void> {
  const hash = hashInUrl(address);
  if (hash === undefined) return;
  const others = await sql`select 1 from users where photo = ${address} limit 1`.execute(db);
  if (others.rows.length > 0) return;
  for (const [table, column] of uses) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${hash} limit 1`.execute(db);
    if (rows.length > 0) return;
  }
  await db.deleteFrom('image_names').where('hash', '=', hash).execute();
  await db.deleteFrom('images').where('hash', '=', hash).execute();
}
