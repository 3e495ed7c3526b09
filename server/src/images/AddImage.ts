import { imageUrl, mostImageBytes, type ImageFolder } from '@vikray/contract/images/image.ts';
import { handler } from '../platform/handler.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { insertImage } from './image-store.ts';

const tooLarge = { Product: 'ProductImageTooLarge', User: 'UserImageTooLarge', Company: 'CompanyImageTooLarge' } as const;

export const AddImage = handler(
  'AddImage',
  async ({ db, input, user, now, fail }) => {
    const { folderName, fileName, file } = input;
    if (!user.rights.has(`Add ${folderName}`) && !user.rights.has(`Edit ${folderName}`)) throw fail('Forbidden');
    if (file.byteLength > mostImageBytes[folderName]) throw fail(tooLarge[folderName]);
    // Loaded with the first upload: few processes ever see one, and every start would wait for the decoders.
    const { readPicture } = await import('./picture.ts');
    const picture = await readPicture(file, folderName);
    if (typeof picture === 'string') throw fail(picture);

    const filename = storedName(folderName, fileName, picture.hash);
    await inTransaction(db, (tx) => insertImage(tx, picture, folderName, filename, { userId: user.userId, now }));
    return [{ url: imageUrl(picture.hash), filename }];
  },
  // Decoding a picture takes a while and must not keep the database waiting.
  { opensTransaction: true },
);

/** The name that the caller chose, without anything that could lead out of a folder; the hash's beginning for none. */
function storedName(folder: ImageFolder, chosen: string, hash: string): string {
  const safe = chosen.replace(/\.[A-Za-z0-9]+$/, '').replace(/[^A-Za-z0-9_-]/g, '');
  return `${safe || `${folder}-${hash.slice(0, 12)}`}.jpg`;
}
