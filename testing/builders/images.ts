import type { ImageFolder } from '@vikray/contract/images/image.ts';
import sharp from 'sharp';
import type { Caller } from '../panel/caller.ts';

interface PictureChange {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp';
}

let lastColour = 0;

/** A new picture of one colour, as a camera or a drawing program writes it. Each call uses another colour. */
export async function aPicture({ width = 64, height = 48, format = 'png' }: PictureChange = {}): Promise<Buffer> {
  // Steps that survive the rounding of JPEG.
  const step = ++lastColour;
  const background = { r: (step * 8) % 256, g: (Math.floor(step / 32) * 8) % 256, b: 120 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** The documented upload form: the file, its folder and the name that the caller chose. */
export function imageForm(folder: string, fileName: string, file: Uint8Array, nameOnDisk = 'photo.jpg'): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), nameOnDisk);
  form.set('foldername', folder);
  form.set('filename', fileName);
  return form;
}

/** Uploads a new picture and returns its address. */
export async function uploadPicture(caller: Caller, folder: ImageFolder): Promise<string> {
  const reply = await caller.sendForm('AddImage', imageForm(folder, '', await aPicture()));
  if (reply.status !== 201) throw new Error(`AddImage answered ${reply.status}: ${reply.text}`);
  return reply.json.data[0].url;
}
