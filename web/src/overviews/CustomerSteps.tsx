import { Suspense, useState } from 'react';
import type { ReachablePerson } from '@vikray/contract/overviews/customer-overview.ts';
import { overviewMessages as say } from '@vikray/contract/overviews/overview-messages.ts';
import { CustomerCall } from '../follow-ups/public.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { FileAddIcon } from '../ui/icons/FileAddIcon.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { refreshCustomerOverview } from './overview-queries.ts';

const CustomerEnquiry = lazyPart(async () => ({ default: (await import('../enquiries/public.ts')).CustomerEnquiry }));

interface CustomerStepsProps {
  readonly customer: { readonly customerId: number; readonly companyName: string };
  /** Undefined while they are read: a call or an enquiry names the first of them, so it opens then. */
  readonly people: readonly ReachablePerson[] | undefined;
}

/** What a person most often does next with a customer. */
export function CustomerSteps({ customer, people }: CustomerStepsProps) {
  const [open, setOpen] = useState<'enquiry' | 'call'>();
  const close = () => setOpen(undefined);
  return (
    <div className="glance-steps">
      <IfAllowed to="AddQuotation">
        <ButtonLink look="filled" to="/addquotation" search={{ customer: customer.customerId }} icon={<FileAddIcon />}>
          {say.newQuotation}
        </ButtonLink>
      </IfAllowed>
      <IfAllowed to="AddEnquiry">
        <Button onClick={() => setOpen('enquiry')}>{say.addEnquiry}</Button>
      </IfAllowed>
      <IfAllowed to="AddSalesCall">
        <Button onClick={() => setOpen('call')}>{say.addCall}</Button>
      </IfAllowed>
      <Suspense>
        {people && open === 'enquiry' && <CustomerEnquiry customer={customer} person={people[0]} onClose={close} />}
        {people && open === 'call' && (
          <CustomerCall customer={customer} people={people} onSaved={() => void refreshCustomerOverview()} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
