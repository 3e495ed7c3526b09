import type { LineFacts } from '@vikray/contract/prices/line-facts.ts';
import { priceMessages as say } from '@vikray/contract/prices/price-messages.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import '../ui/page/link-button.css';
import './last-price.css';

interface LastPriceProps {
  /** What is known of the product; absent while it loads. */
  readonly facts: LineFacts | undefined;
  /** The rate in the line, in paise. */
  readonly rate: number;
  /** Receives the last rate, in paise. */
  readonly onTake: (rate: number) => void;
}

/** What the customer paid last, or was quoted. Pressed, it becomes the rate of the line. Nothing if they never had the product. */
export function LastPrice({ facts, rate, onTake }: LastPriceProps) {
  if (!facts || facts.lastRate === null || facts.lastKind === '') return null;
  const { lastRate, lastKind, lastOn } = facts;
  const sentence = unbreakableNumbers(say.last(lastRate, lastKind, lastOn));
  if (lastRate === rate) return <span className="last-price">{sentence}</span>;
  return (
    <button
      type="button"
      className="last-price link-button"
      // The line has a key for it.
      tabIndex={-1}
      aria-keyshortcuts="Alt+L"
      title={say.takeLastHint}
      onClick={() => onTake(lastRate)}
    >
      {sentence}
    </button>
  );
}
