/**
 * Makes the pictures to store: uploads are turned upright, shrunk and encoded again as plain JPEGs without metadata. Unreadable and
 * animated pictures and those with too many pixels are refused.
 */
import { createHash } from 'node:crypto';
import { imageTypes, type ImageFolder } from '@vikray/contract/images/image.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

sharp.cache(false);
sharp.concurrency(1);

const readableTypes = new Set<string>(imageTypes);
const maxPixels = 24_000_000;
const longestSide: Readonly<Record<ImageFolder, number>> = { Product: 600, User: 400, Company: 400 };

export interface Picture {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The declared failure for a file that is not a usable picture. */
export type UnusablePicture = 'ImageUnreadable' | 'ImageAnimated' | 'ImageHasTooManyPixels';

/** Makes the picture to store from an uploaded file. The type comes from the content, not from the file name. */
export async function readPicture(file: Uint8Array, folder: ImageFolder): Promise<Picture | UnusablePicture> {
  return shrink(file, longestSide[folder]);
}

const thumbnailSide = 200;

/** A small JPEG of a picture; nothing for a file that is not a usable picture. */
export async function smallPicture(file: Uint8Array): Promise<Uint8Array | undefined> {
  const picture = await shrink(file, thumbnailSide);
  return typeof picture === 'string' ? undefined : picture.bytes;
}

async function shrink(file: Uint8Array, side: number): Promise<Picture | UnusablePicture> {
  const type = await fileTypeFromBuffer(file);
  if (type?.mime === 'image/apng') return 'ImageAnimated';
  if (!type || !readableTypes.has(type.mime)) return 'ImageUnreadable';
  try {
    const source = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout({ seconds: 5 });
    const { pages = 1 } = await source.metadata();
    if (pages > 1) return 'ImageAnimated';
    const { data, info } = await source
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80, progressive: false })
      .toBuffer({ resolveWithObject: true });
    return { hash: createHash('sha256').update(data).digest('hex'), bytes: data, width: info.width, height: info.height };
  } catch (error) {
    // sharp distinguishes its errors only by their text. Any other error means a broken file.
    return error instanceof Error && error.message.includes('pixel limit') ? 'ImageHasTooManyPixels' : 'ImageUnreadable';
  }
}
