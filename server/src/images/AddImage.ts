import { imageUrl, maxImageBytes } from '@vikray/contract/images/image.ts';
import { preparedHandler } from '../platform/handler.ts';
import { insertImage } from './image-store.ts';
import { readPicture } from './read-picture.ts';
import { storedName } from './stored-name.ts';

const tooLarge = { Product: 'ProductImageTooLarge', User: 'UserImageTooLarge', Company: 'CompanyImageTooLarge' } as const;

export const AddImage = preparedHandler('AddImage', {
  // Decoding a picture takes a while and must not block the database.
  prepare: async ({ input: { folderName, file }, user, fail }) => {
    if (!user.rights.has(`Add ${folderName}`) && !user.rights.has(`Edit ${folderName}`)) throw fail('Forbidden');
    if (file.byteLength > maxImageBytes[folderName]) throw fail(tooLarge[folderName]);
    const picture = await readPicture(file, folderName);
    if (typeof picture === 'string') throw fail(picture);
    return picture;
  },
  run: async ({ db, input: { folderName, fileName }, user, now }, picture) => {
    const filename = storedName(folderName, fileName, picture.hash);
    await insertImage(db, picture, folderName, filename, { userId: user.userId, now });
    return [{ url: imageUrl(picture.hash), filename }];
  },
});
