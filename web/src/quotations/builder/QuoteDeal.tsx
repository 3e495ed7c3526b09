import { Navigate, useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import { queryOf } from '../../platform/queries.ts';
import { today } from '../../platform/today.ts';
import { SubmitRight } from '../../ui/forms/SubmitRight.tsx';
import { WizardSkeleton } from '../../ui/forms/WizardSkeleton.tsx';
import { ListFailure } from '../../ui/lists/ListFailure.tsx';
import { Note } from '../../ui/page/Note.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { NewQuotation } from './NewQuotation.tsx';
import { useChosenCustomer } from '../part-queries.ts';
import { emptyQuotation } from './quotation-form.ts';

interface QuoteDealProps {
  readonly dealId: number;
  /** The customer that was just added for the enquiry. */
  readonly customerId: number | undefined;
}

/** Adds a quotation to a deal, for its customer. A company that is not a customer yet is added first. */
export function QuoteDeal({ dealId, customerId }: QuoteDealProps) {
  const { data, error, refetch } = useQuery({ ...queryOf('GetDeal', { dealId }), staleTime: Infinity, gcTime: 0 });
  const [deal] = data ?? [];
  const chosenId = deal?.customerId ?? customerId;
  const customer = useChosenCustomer(deal && chosenId);

  if (deal && chosenId === undefined) return <Navigate to="/addcustomer" search={{ deal: dealId }} replace />;
  if (deal && customer.data)
    return <DealQuotation deal={deal} customer={{ value: customer.data.customerId, label: customer.data.companyName }} />;
  if (deal && customer.data === null) return <DealQuotation deal={deal} customer={undefined} />;
  const failure = error ?? customer.error;
  return (
    <>
      <PageHeading title="Add Quotation" />
      {failure ? (
        <ListFailure sentence={failure.message} retry={() => void Promise.all([refetch(), customer.refetch()])} />
      ) : (
        <WizardSkeleton />
      )}
    </>
  );
}

interface DealQuotationProps {
  readonly deal: Deal;
  /** Nothing if the customer can no longer be quoted. */
  readonly customer: { readonly value: number; readonly label: string } | undefined;
}

/** The builder with the customer of the deal; it shows what the enquiry asks for, and leads to the deal. */
function DealQuotation({ deal: { dealId, number, requirement }, customer }: DealQuotationProps) {
  const navigate = useNavigate();
  const untouched = { ...emptyQuotation(today()), customer, origin: { dealId, customerId: customer?.value } };
  return (
    <>
      <PageHeading title="Add Quotation" note={number} />
      <SubmitRight of="AddQuotation" />
      {requirement !== '' && <Note kind="info" title={requirement} />}
      <NewQuotation
        draftName={`quote-deal-${dealId}`}
        untouched={untouched}
        onAdded={() => void navigate({ to: '/deal', search: { id: dealId } })}
      />
    </>
  );
}
