import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import type { OutcomeOffer } from './use-offer.ts';

interface OutcomeOffersProps {
  readonly offer: OutcomeOffer | undefined;
  readonly onLose: (quotation: Quotation) => void;
}

/** What the chosen outcome calls for: a revision, a loss or an order. */
export function OutcomeOffers({ offer, onLose }: OutcomeOffersProps) {
  if (!offer) return null;
  if ('loses' in offer) {
    return (
      <Button className="outcome-offer" onClick={() => onLose(offer.loses)}>
        {offer.label}
      </Button>
    );
  }
  return 'revises' in offer ? (
    <ButtonLink to="/addquotation" search={{ revise: offer.revises }} className="outcome-offer">
      {offer.label}
    </ButtonLink>
  ) : (
    <ButtonLink to="/generateorder" search={{ id: offer.orders }} className="outcome-offer">
      {offer.label}
    </ButtonLink>
  );
}
