import { imageUrl, mostImageBytes } from '@vikray/contract/images/image.ts';
import { handler } from '../platform/handler.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { insertImage } from './image-store.ts';
import { readPicture } from './read-picture.ts';
import { storedName } from './stored-name.ts';

const tooLarge = { Product: 'ProductImageTooLarge', User: 'UserImageTooLarge', Company: 'CompanyImageTooLarge' } as const;

export const AddImage = handler(
  'AddImage',
  async ({ db, input, user, now, fail }) => {
    const { folderName, fileName, file } = input;
    if (!user.rights.has(`Add ${folderName}`) && !user.rights.has(`Edit ${folderName}`)) throw fail('Forbidden');
    if (file.byteLength > mostImageBytes[folderName]) throw fail(tooLarge[folderName]);
    const picture = await readPicture(file, folderName);
    if (typeof picture === 'string') throw fail(picture);

    const filename = storedName(folderName, fileName, picture.hash);
    await inTransaction(db, (tx) => insertImage(tx, picture, folderName, filename, { userId: user.userId, now }));
    return [{ url: imageUrl(picture.hash), filename }];
  },
  // Decoding a picture takes a while and must not keep the database waiting.
  { opensTransaction: true },
);
