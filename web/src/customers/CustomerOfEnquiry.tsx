import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { splitName } from '@vikray/contract/customers/contact-person.ts';
import { dataSources, type DataSource } from '@vikray/contract/customers/customer.ts';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import { queryOf } from '../platform/queries.ts';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { blankEntry } from './contact-entry.ts';
import { emptyCustomer, type CustomerForm } from './customer-form.ts';
import { NewCustomer } from './NewCustomer.tsx';

/** Adds the company of an enquiry as a customer, filled with what the enquiry says, and continues with its quotation. */
export function CustomerOfEnquiry({ dealId }: { readonly dealId: number }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({ ...queryOf('GetDeal', { dealId }), staleTime: Infinity, gcTime: 0 });
  const [deal] = data ?? [];
  return (
    <>
      <PageHeading title="Add Customer" note={deal?.number} />
      <SubmitRight of="AddCustomer" />
      {deal && (
        <NewCustomer
          draftName={`add-customer-of-${dealId}`}
          untouched={formOfEnquiry(deal)}
          onAdded={(customer) => void navigate({ to: '/addquotation', search: { deal: dealId, customer }, replace: true })}
        />
      )}
      {!deal && (error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <WizardSkeleton />)}
    </>
  );
}

/** What an enquiry says of its company and of the person who asked. */
function formOfEnquiry({ companyName, name, mobile, email, source }: Deal): CustomerForm {
  const person = name === '' ? {} : splitName(name);
  return {
    ...emptyCustomer,
    companyName,
    phone: mobile,
    email,
    entry: { ...blankEntry, ...person, email, mobile },
    dataSource: dataSources.find((each): each is DataSource => each === source) ?? 'Enquiry',
  };
}
