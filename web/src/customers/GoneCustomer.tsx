import { Navigate } from '@tanstack/react-router';
import { mergeMessages } from '@vikray/contract/customer-merges/merge-messages.ts';
import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { LeaveWithNotice } from '../ui/page/LeaveWithNotice.tsx';
import { useHeir } from './customer-queries.ts';

/** Leads from a deleted customer to the one into which it was merged, or back to the list. */
export function GoneCustomer({ customerId }: { readonly customerId: number }) {
  const { data: heir, isPending } = useHeir(customerId);
  if (isPending) return <WizardSkeleton />;
  if (heir)
    return (
      <LeaveWithNotice sentence={mergeMessages.mergedInto(heir.name)}>
        <Navigate to="/viewcustomer" search={{ id: heir.customerId }} replace />
      </LeaveWithNotice>
    );
  return (
    <LeaveWithNotice sentence={say.notFound}>
      <Navigate to="/customerlist" replace />
    </LeaveWithNotice>
  );
}
