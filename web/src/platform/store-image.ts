import { CallFailure } from './call-failure.ts';
import { upload, type UploadOf } from './call.ts';

/**
 * Uploads a chosen picture and gives the address under which it is stored. `field` is the form's name for the picture:
 * a refusal of the file is told there. Fails as `upload` does.
 */
export async function storeImage(image: UploadOf<'AddImage'>, field: string): Promise<string> {
  try {
    const [stored] = await upload('AddImage', image);
    if (!stored) throw new Error('AddImage answers the stored image');
    return stored.url;
  } catch (thrown) {
    if (!(thrown instanceof CallFailure)) throw thrown;
    const { message, status, code } = thrown;
    throw new CallFailure(message, { status, code, field: thrown.field === 'file' ? field : undefined });
  }
}
