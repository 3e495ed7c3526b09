import { downloadFile } from '../../platform/download.ts';
import { notify } from '../../platform/notify.tsx';
import { pdfFailure } from '../page/pdf-failure.ts';

/** Saves the PDF at an address. `failed` is the sentence of the notice when that fails. */
export async function savePdf(address: string, failed: string): Promise<void> {
  try {
    await downloadFile(address);
  } catch (thrown) {
    notify.failure(pdfFailure(thrown, failed));
  }
}
