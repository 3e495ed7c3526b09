import { Suspense, useState } from 'react';
import { mergeMessages as say } from '@vikray/contract/customer-merges/merge-messages.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { LikelyCustomer } from '@vikray/contract/customers/likely-customer.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { LikelyLink } from './LikelyLink.tsx';
import './merges.css';
import { useMayMerge } from './merge-queries.ts';

const MergeDialog = lazyPart(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }));

interface LikelyDuplicatesProps {
  readonly customer: Customer;
  readonly likely: readonly LikelyCustomer[];
}

/** The customers that may be the same as a saved one, and the merge with one of them or with any other. */
export function LikelyDuplicates({ customer, likely }: LikelyDuplicatesProps) {
  const mayMerge = useMayMerge();
  const [other, setOther] = useState<LikelyCustomer | 'any'>();
  if (likely.length === 0 && !mayMerge) return null;
  return (
    <section className="glance-part likely" aria-label={say.likely}>
      {likely.length > 0 && (
        <>
          <header>
            <h2>{say.likely}</h2>
          </header>
          <ul>
            {likely.map((each) => (
              <li key={each.customerId}>
                <LikelyLink likely={each} />
                {mayMerge && (
                  <Button size="small" onClick={() => setOther(each)} aria-label={say.compareWith(each.companyName)}>
                    {say.compare}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {mayMerge && (
        <Button look="text" size="small" className="likely-any" onClick={() => setOther('any')}>
          {say.mergeWithAnother}
        </Button>
      )}
      {other !== undefined && (
        <Suspense>
          <MergeDialog customer={customer} otherId={other === 'any' ? undefined : other.customerId} onClose={() => setOther(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
