import { placeText } from '@vikray/contract/gst/gst-states.ts';
import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import './tax-words.css';

/** A decision, stored or made now. */
export interface DecidedTax {
  readonly placeOfSupply: string;
  readonly placeName: string;
  readonly reason: string;
  /** What the customer is for GST; blank if it is not known. */
  readonly category: string;
}

interface TaxComparisonProps {
  readonly stored: DecidedTax;
  readonly now: DecidedTax;
}

/** Whether two decisions say the same. */
export function saysSame(one: DecidedTax, other: DecidedTax): boolean {
  return one.placeOfSupply === other.placeOfSupply && one.reason === other.reason && !differInCategory(one, other);
}

function differInCategory({ category }: DecidedTax, other: DecidedTax): boolean {
  return category !== '' && other.category !== '' && category !== other.category;
}

/** The stored decision beside the one that would be made now. */
export function TaxComparison({ stored, now }: TaxComparisonProps) {
  return (
    <dl className="tax-comparison">
      {(
        [
          [say.kept, stored],
          [say.now, now],
        ] as const
      ).map(([label, { reason, placeOfSupply, placeName, category }]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {reason}
            {placeOfSupply !== '' && <span>{say.placeOfSupply(placeText({ code: placeOfSupply, name: placeName }))}</span>}
            {differInCategory(stored, now) && <span>{category}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
