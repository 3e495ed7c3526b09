/** Prepares a chosen picture for sending. A phone's large photo is shrunk, and a file that is not a picture is refused at once. */

/** Why a file is refused. */
export type RefusedImage = 'unreadable' | 'heic' | 'tooLarge';

/** The largest file that is shrunk, in bytes. Photos from phones are smaller. */
const maxChosenBytes = 15 * 1024 * 1024;

/** The server refuses more pixels, however small the file is. */
const maxSentPixels = 24_000_000;

/** The server keeps at most 600 pixels a side, so none of these steps is visible later. */
const shrinkingSteps = [
  { longestSide: 1600, quality: 0.88 },
  { longestSide: 1200, quality: 0.85 },
  { longestSide: 800, quality: 0.8 },
  { longestSide: 600, quality: 0.7 },
] as const;

/**
 * The file to send for the chosen one: the same file if it has at most `maxBytes` bytes, otherwise a smaller JPEG of the picture, turned
 * upright. The content decides the kind of file; its name does not matter.
 */
export async function preparedImage(file: File, maxBytes: number): Promise<File | RefusedImage> {
  const kind = kindOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (kind === 'heic') return 'heic';
  if (file.size > maxChosenBytes) return 'tooLarge';
  const isSmall = file.size <= maxBytes;
  if (kind === undefined) return isSmall ? 'unreadable' : 'tooLarge';
  const picture = await decoded(file);
  if (!picture) return 'unreadable';
  try {
    return isSmall && picture.width * picture.height <= maxSentPixels ? file : await shrunk(file.name, picture, maxBytes);
  } finally {
    picture.close();
  }
}

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** The kind of a file: an accepted picture, or HEIC, which phones write and browsers cannot read. */
function kindOf(start: Uint8Array): 'picture' | 'heic' | undefined {
  if (text(start.subarray(0, 3)) === '\u00ff\u00d8\u00ff' || text(start.subarray(1, 4)) === 'PNG') return 'picture';
  if (text(start.subarray(0, 4)) === 'GIF8') return 'picture';
  if (text(start.subarray(0, 4)) === 'RIFF' && text(start.subarray(8, 12)) === 'WEBP') return 'picture';
  return text(start.subarray(4, 8)) === 'ftyp' && /^(he[ivm][cfxms]|mif1|msf1)$/.test(text(start.subarray(8, 12))) ? 'heic' : undefined;
}

async function decoded(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined; // It begins like a picture but is not one.
  }
}

async function shrunk(name: string, picture: ImageBitmap, maxBytes: number): Promise<File | RefusedImage> {
  for (const { longestSide, quality } of shrinkingSteps) {
    const jpeg = await drawn(picture, Math.min(1, longestSide / Math.max(picture.width, picture.height)), quality);
    if (jpeg && jpeg.size <= maxBytes) return new File([jpeg], name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
  }
  return 'tooLarge';
}

/** The picture as a JPEG, with transparent areas in white, as on the server. */
async function drawn(picture: ImageBitmap, scale: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
