import { Suspense, type ReactNode } from 'react';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { overviewMessages as say } from '@vikray/contract/overviews/overview-messages.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Glance } from './Glance.tsx';
import { GlanceSkeleton } from './GlancePart.tsx';

/** Not part of the first load, because the wizard alone is a heavy page. */
const CustomerParts = lazyPart(async () => ({ default: (await import('./CustomerParts.tsx')).CustomerParts }));

interface CustomerGlanceProps {
  readonly customer: Customer;
  /** While it is edited, its wizard stands alone. */
  readonly isEditing: boolean;
  /** The wizard with all details. */
  readonly children: ReactNode;
}

/** A customer at first sight: what to do next, whom to call, the open deals, what is owed, the last notes. Its wizard is beside it. */
export function CustomerGlance({ customer, isEditing, children }: CustomerGlanceProps) {
  const parts = (
    <Suspense fallback={<GlanceSkeleton parts={[say.contacts, say.openDeals, say.notes]} />}>
      <CustomerParts customer={customer} />
    </Suspense>
  );
  return <Glance parts={isEditing ? undefined : parts}>{children}</Glance>;
}
