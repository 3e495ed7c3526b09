import { CallFailure } from './call-failure.ts';
import { upload, type UploadOf } from './call.ts';

/** Files that are already stored, so that retrying a failed save does not send them again. */
const storedAt = new WeakMap<Blob, { readonly folderName: string; readonly url: string }>();

/**
 * Uploads a chosen picture and returns the address of the stored one. `field` is the form's field for the picture, at which a refusal of
 * the file appears. The same file is sent only once. Fails as `upload` does.
 */
export async function storeImage(image: UploadOf<'AddImage'>, field: string): Promise<string> {
  const before = storedAt.get(image.file);
  if (before?.folderName === image.folderName) return before.url;
  try {
    const [stored] = await upload('AddImage', image);
    if (!stored) throw new Error('AddImage answers the stored image');
    storedAt.set(image.file, { folderName: image.folderName, url: stored.url });
    return stored.url;
  } catch (thrown) {
    if (!(thrown instanceof CallFailure)) throw thrown;
    const { message, status, code } = thrown;
    throw new CallFailure(message, { status, code, field: thrown.field === 'file' ? field : undefined });
  }
}
