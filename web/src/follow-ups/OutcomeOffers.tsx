import { Suspense, useState } from 'react';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import type { CallOutcome } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { MarkLostDialog, useMayChange, useMayOrder, useQuotation } from '../quotations/public.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';

interface OutcomeOffersProps {
  readonly outcome: CallOutcome;
  /** Null for an enquiry, which has nothing to revise, lose or order. */
  readonly quotationId: number | null;
}

/** What an outcome calls for, if the user may do it: a revision, a loss or an order. */
export function OutcomeOffers({ outcome, quotationId }: OutcomeOffersProps) {
  const { data: quotation } = useQuotation(quotationId ?? undefined);
  return quotation ? <Offer outcome={outcome} quotation={quotation} /> : null;
}

function Offer({ outcome, quotation }: { readonly outcome: CallOutcome; readonly quotation: Quotation }) {
  const { quotationId } = quotation;
  const mayChange = useMayChange();
  const mayOrder = useMayOrder();
  const [isLosing, setLosing] = useState(false);
  if (outcome === 'Wants a change' && mayChange('revise', quotation)) {
    return (
      <ButtonLink to="/addquotation" search={{ revise: quotationId }} className="outcome-offer">
        {say.revise}
      </ButtonLink>
    );
  }
  if (outcome === 'Order expected' && mayOrder(quotation)) {
    return (
      <ButtonLink to="/generateorder" search={{ id: quotationId }} className="outcome-offer">
        {say.generateOrder}
      </ButtonLink>
    );
  }
  if (outcome !== 'Not interested' || !mayChange('markLost', quotation)) return null;
  return (
    <>
      <Button className="outcome-offer" onClick={() => setLosing(true)}>
        {say.markLost}
      </Button>
      <Suspense>{isLosing && <MarkLostDialog quotation={quotation} onClose={() => setLosing(false)} />}</Suspense>
    </>
  );
}
