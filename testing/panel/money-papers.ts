import { extractText, getDocumentProxy } from 'unpdf';
import type { Caller } from './caller.ts';
import { textsOffTheSheet } from './read-pdf.ts';

/** A paper of the panel at an address below /api: its status, its bytes, and its text in one line. */
export async function readPaper(address: string, caller: Pick<Caller, 'address' | 'cookie'>) {
  const response = await fetch(`${caller.address}/api/${address}`, { headers: { cookie: caller.cookie } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.status !== 200) return { status: response.status, bytes, text: '', off: [] };
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return { status: response.status, bytes, text: text.replaceAll(/\s+/g, ' '), totalPages, off: await textsOffTheSheet(bytes) };
}
