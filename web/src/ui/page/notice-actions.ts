/** The links in a notice to the record that it is about. */
import { downloadFile } from '../../platform/download.ts';
import { notify } from '../../platform/notify.tsx';
import type { NoticeAction } from '../../platform/NoticeMore.tsx';
import { pdfFailure } from './pdf-failure.ts';

/** The number that the server has given a record just saved, for the notice; nothing when it cannot be loaded. */
export async function savedNumber(list: Promise<{ readonly rows: readonly { readonly number: string }[] }>): Promise<string | undefined> {
  const found = await list.catch(() => undefined);
  return found?.rows[0]?.number;
}

/** Opens the record's page. */
export function viewAction(href: string): NoticeAction {
  return { label: 'View', href };
}

/** Saves the record's document; `failed` is shown when that fails. */
export function pdfAction(address: string, failed: string): NoticeAction {
  return { label: 'PDF', onPress: () => void downloadFile(address).catch((thrown: unknown) => notify.failure(pdfFailure(thrown, failed))) };
}
