import * as z from 'zod';
import { rows } from '../platform/answers.ts';
import { upload } from '../platform/declare-call.ts';
import { forbidden, invalid } from '../platform/failures.ts';
import { line } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { imageMessages as say } from './image-messages.ts';
import { imageFolders, storedImage, type StoredImage } from './image.ts';

const image = body({ folderName: z.enum(imageFolders), fileName: line(200), file: z.instanceof(Uint8Array, { error: say.chooseFile }) });

/** The two documented forms in which the answer names the stored file. */
function documentedMessage({ folderName }: z.output<typeof image>, stored: readonly StoredImage[]) {
  const filename = stored[0]?.filename ?? '';
  return folderName === 'User' ? `filename=${filename},foldername=User` : { filename };
}

/** The operations on pictures, by name. */
export const imagesOperations = {
  /** Re-encodes and stores a picture; the same picture is stored once. Each folder requires its own Add or Edit right. */
  AddImage: upload({
    right: ['Add Product', 'Edit Product', 'Add User', 'Edit User', 'Add Company', 'Edit Company'],
    input: image,
    answer: { ...rows(storedImage), status: 201 },
    message: documentedMessage,
    failures: {
      Forbidden: forbidden,
      ImageUnreadable: { status: 422, field: 'file', message: say.unreadable },
      ImageAnimated: { status: 422, field: 'file', message: say.animated },
      ImageHasTooManyPixels: { status: 422, field: 'file', message: say.tooManyPixels },
      ProductImageTooLarge: { status: 413, field: 'file', message: say.tooLarge.Product },
      UserImageTooLarge: { status: 413, field: 'file', message: say.tooLarge.User },
      CompanyImageTooLarge: { status: 413, field: 'file', message: say.tooLarge.Company },
    },
  }),
};

/** An image in a request: the address of an uploaded image; blank for none. */
export const imageAddress = line(300);

/** The failure of a request that names an image which was never uploaded. */
export const unknownImage = { ImageUnknown: invalid('photo', say.unknown) };
