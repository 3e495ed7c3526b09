import { Suspense, useState } from 'react';
import { shareMessages as say } from '@vikray/contract/quotation-links/share-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { MarkLostDialog, useMayChange, useMayOrder } from '../quotations/public.ts';
import { Button } from '../ui/controls/Button.tsx';
import { EditIcon } from '../ui/icons/EditIcon.tsx';
import { FileDoneIcon } from '../ui/icons/FileDoneIcon.tsx';
import { FrownIcon } from '../ui/icons/FrownIcon.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';

const filled = { look: 'filled' } as const;

/** The one thing to do after an answer, for users with its right: generate the order, revise, or mark the quotation lost. */
export function AnswerStep({ quotation }: { readonly quotation: Quotation }) {
  const { quotationId, customerAnswer } = quotation;
  const mayOrder = useMayOrder();
  const mayChange = useMayChange();
  const [isLosing, setLosing] = useState(false);
  if (customerAnswer === 'Accept' && mayOrder(quotation)) {
    return (
      <ButtonLink {...filled} to="/generateorder" search={{ id: quotationId }} icon={<FileDoneIcon />}>
        {say.generateOrder}
      </ButtonLink>
    );
  }
  if (customerAnswer === 'Change' && mayChange('revise', quotation)) {
    return (
      <ButtonLink {...filled} to="/addquotation" search={{ revise: quotationId }} icon={<EditIcon />}>
        {say.revise}
      </ButtonLink>
    );
  }
  if (customerAnswer !== 'Decline' || !mayChange('markLost', quotation)) return null;
  return (
    <>
      <Button look="filled" icon={<FrownIcon />} onClick={() => setLosing(true)}>
        {say.markLost}
      </Button>
      <Suspense>{isLosing && <MarkLostDialog quotation={quotation} onClose={() => setLosing(false)} />}</Suspense>
    </>
  );
}
