import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { emptyCustomer } from './customer-form.ts';
import { NewCustomer } from './NewCustomer.tsx';

/** Loaded by those who come from an enquiry, because it brings what deals are. */
const CustomerOfEnquiry = lazyPart(async () => ({ default: (await import('./CustomerOfEnquiry.tsx')).CustomerOfEnquiry }));

/** Adds customers one after the other: after each, the wizard starts empty again. With an enquiry, it adds that one's company. */
export function AddCustomerPage() {
  const { deal, name } = useSearch({ from: '/shell/addcustomer' });
  const [addedCount, setAddedCount] = useState(0);
  if (deal !== undefined)
    return (
      <Suspense fallback={<WizardSkeleton />}>
        <CustomerOfEnquiry key={deal} dealId={deal} />
      </Suspense>
    );
  return (
    <>
      <PageHeading title="Add Customer" />
      <SubmitRight of="AddCustomer" />
      <NewCustomer
        key={`${addedCount} ${name}`}
        // The name is that of the first one alone.
        untouched={addedCount === 0 && name !== undefined ? { ...emptyCustomer, companyName: name } : emptyCustomer}
        onAdded={() => setAddedCount(addedCount + 1)}
      />
    </>
  );
}
