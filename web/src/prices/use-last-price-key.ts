import { priceMessages as say } from '@vikray/contract/prices/price-messages.ts';
import type { RefObject } from 'react';
import { useKeys } from '../ui/keys/use-keys.ts';

/** Alt+L takes the last price in the line that has the focus. `lines` is the element whose children are the lines, `take` gets its position. */
export function useLastPriceKey(lines: RefObject<HTMLElement | null>, take: (position: number) => void): void {
  const withFocus = () => [...(lines.current?.children ?? [])].findIndex((line) => line.contains(document.activeElement));
  useKeys([{ key: 'Alt+L', does: say.takeLast, act: () => take(withFocus()) }], lines);
}
