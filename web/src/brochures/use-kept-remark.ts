import { useState } from 'react';
import { useLogin } from '../platform/login.ts';

interface KeptRemark {
  /** The remark that the text is based on. */
  readonly opened: string;
  readonly text: string;
}

/**
 * What a user types as the remark of a request. It is kept in the tab until it is saved or cancelled, also while its row is closed. Simpler
 * than `useDraft`, which lists do not load.
 */
export function useKeptRemark(requestId: number, remarks: string) {
  const key = `brochure-remark-${useLogin().userId}-${requestId}`;
  const [{ opened, text }, setKept] = useState<KeptRemark>(() => {
    const stored = sessionStorage.getItem(key);
    return stored === null ? { opened: remarks, text: remarks } : (JSON.parse(stored) as KeptRemark);
  });

  function type(typed: string): void {
    const kept = { opened, text: typed };
    sessionStorage.setItem(key, JSON.stringify(kept));
    setKept(kept);
  }

  return { opened, text, type, forget: () => sessionStorage.removeItem(key) };
}
