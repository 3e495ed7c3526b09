import { useEffect } from 'react';

/**
 * The id of the record that a page shows: the one in its address or, without one, the one shown last under this name in this tab. Nothing
 * when there is neither.
 */
export function useChosenId(name: string, idInAddress: number | undefined): number | undefined {
  const key = `vikray.chosen.${name}`;
  useEffect(() => {
    if (idInAddress !== undefined) sessionStorage.setItem(key, String(idInAddress));
  }, [key, idInAddress]);
  return idInAddress ?? (Number(sessionStorage.getItem(key)) || undefined);
}
