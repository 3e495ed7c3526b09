import { useState } from 'react';
import * as z from 'zod';
import { useLogin } from '../platform/login.ts';
import { tabEntry } from '../platform/tab-entry.ts';

const remarkDraft = z.object({
  /** The remark that the text is based on. */
  opened: z.string(),
  text: z.string(),
});

/**
 * What a user types as the remark of a request. It is stored in the tab until it is saved or cancelled, also while its row is closed.
 * Simpler than `useDraft`, which lists do not load.
 */
export function useRemarkDraft(requestId: number, remarks: string) {
  const stored = tabEntry(`brochure-remark-${useLogin().userId}-${requestId}`, remarkDraft);
  const [{ opened, text }, setTyped] = useState(() => stored.read() ?? { opened: remarks, text: remarks });

  function type(typed: string): void {
    const now = { opened, text: typed };
    stored.write(now);
    setTyped(now);
  }

  return { opened, text, type, forget: stored.forget };
}
