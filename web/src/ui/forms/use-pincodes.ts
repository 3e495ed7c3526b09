import type * as Pincodes from '@vikray/contract/lookups/pincodes.ts';
import { useEffect, useState } from 'react';

/** The look-up of pincodes, fetched once it is wanted. A form can do without it: nothing while it is on its way. */
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
