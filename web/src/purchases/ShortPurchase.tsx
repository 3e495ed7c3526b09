import { shortageMessages as say } from '@vikray/contract/stock/stock-messages.ts';
import type { ReactNode } from 'react';
import { today } from '../platform/today.ts';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { Note } from '../ui/page/Note.tsx';
import { purchaseOfShortages, type PurchaseForm } from './purchase-form.ts';
import { useShortagesOf } from './purchase-queries.ts';

interface ShortPurchaseProps {
  /** The ids of the products, with commas between them. */
  readonly products: string;
  /** The form, which begins with what is short. */
  readonly children: (untouched: PurchaseForm) => ReactNode;
}

/** A purchase that begins with products that are short. */
export function ShortPurchase({ products, children }: ShortPurchaseProps) {
  const { data: shortages, error, refetch } = useShortagesOf(products.split(',').map(Number));
  if (!shortages) return error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <WizardSkeleton />;
  return (
    <>
      <Note kind="info" title={say.filled} />
      {children(purchaseOfShortages(shortages, today()))}
    </>
  );
}
