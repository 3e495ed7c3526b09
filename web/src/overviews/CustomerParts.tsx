import type { Customer } from '@vikray/contract/customers/customer.ts';
import { overviewMessages as say } from '@vikray/contract/overviews/overview-messages.ts';
import { LikelyDuplicates, MergedCustomers } from '../customer-merges/public.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { CustomerSteps } from './CustomerSteps.tsx';
import { GlanceSkeleton } from './GlancePart.tsx';
import { LastNotes } from './LastNotes.tsx';
import { OpenDeals } from './OpenDeals.tsx';
import { useCustomerOverview } from './overview-queries.ts';
import { Owed } from './Owed.tsx';
import { ReachablePeople } from './ReachablePeople.tsx';

/** What one comes for on the page of a customer: what to do next, whom to call, the open deals, what is owed, the last notes. */
export function CustomerParts({ customer }: { readonly customer: Customer }) {
  const { customerId } = customer;
  const { data: overview, error, refetch } = useCustomerOverview(customerId);
  return (
    <>
      <CustomerSteps customer={customer} people={overview?.contacts ?? (error ? [] : undefined)} />
      {error && !overview && <ListFailure sentence={error.message} retry={() => void refetch()} />}
      {!error && !overview && <GlanceSkeleton parts={[say.contacts, say.openDeals, say.notes]} />}
      {overview && (
        <>
          <ReachablePeople people={overview.contacts} />
          <OpenDeals customerId={customerId} deals={overview.deals} count={overview.openDeals} />
          {overview.money.map((money) => (
            <Owed key={customerId} customerId={customerId} money={money} />
          ))}
          <LastNotes customerId={customerId} notes={overview.notes} />
          <LikelyDuplicates customer={customer} likely={overview.likely} />
          <MergedCustomers merged={overview.merged} />
        </>
      )}
    </>
  );
}
