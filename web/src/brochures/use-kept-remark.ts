import { useState } from 'react';
import * as z from 'zod';
import { useLogin } from '../platform/login.ts';
import { tabEntry } from '../platform/tab-entry.ts';

const keptRemark = z.object({
  /** The remark that the text is based on. */
  opened: z.string(),
  text: z.string(),
});

/**
 * What a user types as the remark of a request. It is kept in the tab until it is saved or cancelled, also while its row is closed. Simpler
 * than `useDraft`, which lists do not load.
 */
export function useKeptRemark(requestId: number, remarks: string) {
  const kept = tabEntry(`brochure-remark-${useLogin().userId}-${requestId}`, keptRemark);
  const [{ opened, text }, setTyped] = useState(() => kept.read() ?? { opened: remarks, text: remarks });

  function type(typed: string): void {
    const now = { opened, text: typed };
    kept.write(now);
    setTyped(now);
  }

  return { opened, text, type, forget: kept.forget };
}
