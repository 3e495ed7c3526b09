import { messages } from '@vikray/contract/platform/messages.ts';
import { CallFailure, failureOf } from './call-failure.ts';
import { watchSession } from './ended-session.ts';
import { saveFile } from './save-file.ts';

const timeoutMs = 60_000;

/** Saves the file at an address of the server under the name that the server gives it. Fails with a CallFailure, as `call` does. */
export async function downloadFile(address: string): Promise<void> {
  const noteStatus = watchSession();
  const response = await request(address);
  if (!response.ok) {
    noteStatus(response.status);
    const failure: unknown = await response.json().catch(() => undefined);
    throw failureOf(response.status, failure);
  }
  saveFile(await response.blob(), fileNameOf(response.headers.get('Content-Disposition') ?? ''));
}

async function request(address: string): Promise<Response> {
  try {
    return await fetch(address, { credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    throw new CallFailure(messages.somethingWentWrong, { status: 0, code: 'NoAnswer' });
  }
}

/** The file name in a Content-Disposition; blank when there is none. The extended form may contain any letter. */
function fileNameOf(disposition: string): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return extended === undefined ? (/filename="?([^";]+)/i.exec(disposition)?.[1] ?? '') : decodeURIComponent(extended);
}
