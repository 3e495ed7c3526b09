import { useNavigate } from '@tanstack/react-router';
import { today } from '../../platform/today.ts';
import { SubmitRight } from '../../ui/forms/SubmitRight.tsx';
import { WizardSkeleton } from '../../ui/forms/WizardSkeleton.tsx';
import { ListFailure } from '../../ui/lists/ListFailure.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { useChosenCustomer } from '../part-queries.ts';
import { NewQuotation } from './NewQuotation.tsx';
import { emptyQuotation } from './quotation-form.ts';

/** Adds a quotation for a customer, and goes back to the page of the customer. */
export function QuoteCustomer({ customerId }: { readonly customerId: number }) {
  const navigate = useNavigate();
  const { data: customer, error, refetch } = useChosenCustomer(customerId);
  const choice = customer ? { value: customer.customerId, label: customer.companyName } : undefined;
  return (
    <>
      <PageHeading title="Add Quotation" note={customer?.companyName} />
      <SubmitRight of="AddQuotation" />
      {customer !== undefined && (
        <NewQuotation
          draftName={`quote-customer-${customerId}`}
          untouched={{ ...emptyQuotation(today()), customer: choice }}
          onAdded={() => void navigate({ to: '/viewcustomer', search: { id: customerId } })}
        />
      )}
      {customer === undefined && (error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <WizardSkeleton />)}
    </>
  );
}
