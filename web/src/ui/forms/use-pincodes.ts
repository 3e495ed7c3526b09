import type * as Pincodes from '@vikray/contract/lookups/pincodes.ts';
import { useEffect, useState } from 'react';

/** The pincode look-up, loaded when first wanted; nothing while it is loading. Forms can do without it. */
export function usePincodes(isWanted: boolean): typeof Pincodes | undefined {
  const [pincodes, setPincodes] = useState<typeof Pincodes>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    void import('@vikray/contract/lookups/pincodes.ts').then((loaded) => isShown && setPincodes(loaded));
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return pincodes;
}
