import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { CustomerOfEnquiry } from './CustomerOfEnquiry.tsx';
import { NewCustomer } from './NewCustomer.tsx';

/** Adds customers one after the other: after each, the wizard starts empty again. With an enquiry, it adds that one's company. */
export function AddCustomerPage() {
  const { deal } = useSearch({ from: '/shell/addcustomer' });
  const [addedCount, setAddedCount] = useState(0);
  if (deal !== undefined) return <CustomerOfEnquiry key={deal} dealId={deal} />;
  return (
    <>
      <PageHeading title="Add Customer" />
      <SubmitRight of="AddCustomer" />
      <NewCustomer key={addedCount} onAdded={() => setAddedCount(addedCount + 1)} />
    </>
  );
}
