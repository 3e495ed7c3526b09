import * as z from 'zod';

/** The folders of uploaded images. Each folder requires its own rights. */
export const imageFolders = ['Product', 'User', 'Company'] as const;
export type ImageFolder = (typeof imageFolders)[number];

/** A stored image. `url` is its address on this server, which serves it to logged-in users only. */
export const storedImage = z.object({ url: z.string(), filename: z.string() });
export type StoredImage = z.output<typeof storedImage>;

/** The kinds of image file that the server accepts, as long as they are still. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** The largest image file that the server accepts, in bytes, by folder. */
export const maxImageBytes: Readonly<Record<ImageFolder, number>> = {
  Product: 2 * 1024 * 1024,
  User: 512 * 1024,
  Company: 512 * 1024,
};

const imageAddress = /^\/api\/images\/([0-9a-f]{64})\.jpg$/;

/** The address of the image with this content hash. */
export function imageUrl(hash: string): string {
  return `/api/images/${hash}.jpg`;
}

/** The address of the photo of a record with this hash; blank if it has none. */
export function photoUrl(hash: string | null): string {
  return hash === null ? '' : imageUrl(hash);
}

/** The content hash in an image address; undefined for any other text. */
export function hashInUrl(url: string): string | undefined {
  return imageAddress.exec(url)?.[1];
}
