import { notify } from './notify.tsx';

/** The sentences after a try to copy: that it is done, or what to do instead. */
interface CopySentences {
  readonly copied: string;
  readonly notCopied: string;
}

/** Copies a text and says so. Browsers may refuse it, and a page that came over plain http has no clipboard. Never fails. */
export async function copyText(text: string, { copied, notCopied }: CopySentences): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return notify.warning(notCopied);
  }
  notify.success(copied);
}
