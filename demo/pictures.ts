/** Stores drawings as the panel stores uploaded pictures. */
import { imageUrl, type ImageFolder } from '@vikray/contract/images/image.ts';
import sharp from 'sharp';
import { insertImage } from '../server/src/images/image-store.ts';
import { readPicture } from '../server/src/images/picture.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import type { WriteStamp } from '../server/src/platform/write-stamp.ts';

/** Stores an SVG drawing as a JPEG under a name and returns its address. */
export async function storeDrawing(db: Db, svg: string, folder: ImageFolder, name: string, stamp: WriteStamp): Promise<string> {
  const picture = await readPicture(await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer(), folder);
  if (typeof picture === 'string') throw new Error(`The drawing ${name} is refused: ${picture}`);
  await insertImage(db, picture, folder, `${name}.jpg`, stamp);
  return imageUrl(picture.hash);
}
