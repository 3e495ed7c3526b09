import type * as Pincodes from '@vikray/contract/lookups/pincodes.ts';
import { useEffect, useState } from 'react';

/** The look-up of pincodes, which a form can do without until it is here; nothing while it is on its way. */
export function usePincodes(): typeof Pincodes | undefined {
  const [pincodes, setPincodes] = useState<typeof Pincodes>();
  useEffect(() => {
    let isShown = true;
    void import('@vikray/contract/lookups/pincodes.ts').then((loaded) => isShown && setPincodes(loaded));
    return () => {
      isShown = false;
    };
  }, []);
  return pincodes;
}
