/** Chosen files for component tests, which look only at the first bytes. */
import { imageMessages } from '@vikray/contract/images/image-messages.ts';
import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file of this many bytes that begins like a PNG. */
export function aPictureFile(name: string, bytes: number): File {
  const content = new Uint8Array(bytes);
  content.set(pngSignature);
  return new File([content], name, { type: 'image/png' });
}

/** Chooses a picture and waits until it is accepted or refused. */
export async function choosePicture(field: HTMLElement, file: File): Promise<File> {
  fireEvent.change(field, { target: { files: [file] } });
  await waitForElementToBeRemoved(() => screen.queryByText(imageMessages.preparing));
  return file;
}
