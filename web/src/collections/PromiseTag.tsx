import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { StatusTag } from '../ui/page/StatusTag.tsx';

/** The last promise of a customer, and what became of it; nothing without one. */
export function PromiseTag({ row: { promiseState = '', promisedAmount = 0, promisedOn = '' } }: { readonly row: OutstandingRow }) {
  if (promiseState === '') return null;
  return (
    <span className="promise">
      <StatusTag status={promiseState} />
      <span className="promise-words">{say.promisedText(formatRupees(promisedAmount), dashedDate(promisedOn))}</span>
    </span>
  );
}
