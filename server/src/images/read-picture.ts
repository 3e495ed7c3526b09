import type { ImageFolder } from '@vikray/contract/images/image.ts';
import type { Picture, UnusablePicture } from './picture.ts';

/**
 * Makes the picture to store from an uploaded file; see `picture.ts`. The decoders are loaded with the first picture, so that the start
 * does not wait for them.
 */
export async function readPicture(file: Uint8Array, folder: ImageFolder): Promise<Picture | UnusablePicture> {
  const decoders = await import('./picture.ts');
  return decoders.readPicture(file, folder);
}

/** A small JPEG of a picture, to show it in a list; nothing for a file that is not a usable picture. */
export async function smallPicture(file: Uint8Array): Promise<Uint8Array | undefined> {
  const decoders = await import('./picture.ts');
  return decoders.smallPicture(file);
}

/** The colour that a picture is remembered by; undefined for one in black and white. */
export async function colourOfPicture(bytes: Uint8Array): Promise<string | undefined> {
  const decoders = await import('./colour-of-picture.ts');
  return decoders.colourOfPicture(bytes);
}
