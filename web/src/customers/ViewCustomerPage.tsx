import { Navigate, useSearch } from '@tanstack/react-router';
import { useChosenId } from '../ui/page/chosen-id.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { GoneCustomer } from './GoneCustomer.tsx';
import { useCustomer } from './customer-queries.ts';
import { SavedCustomer } from './SavedCustomer.tsx';

/** The page of one saved customer. Without a customer, it goes back to the list. */
export function ViewCustomerPage() {
  const { id } = useSearch({ from: '/shell/viewcustomer' });
  const customerId = useChosenId('customer', id);
  const { data: customer, error, refetch } = useCustomer(customerId);

  if (customerId === undefined) return <Navigate to="/customerlist" replace />;
  if (customer === null) return <GoneCustomer key={customerId} customerId={customerId} />;
  if (customer) return <SavedCustomer key={customerId} customer={customer} reload={async () => (await refetch()).data ?? undefined} />;
  return (
    <>
      <PageHeading title="View Customer" />
      {error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <WizardSkeleton />}
    </>
  );
}
