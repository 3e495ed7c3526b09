import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckCircleFilledIcon } from '../../ui/icons/CheckCircleFilledIcon.tsx';
import { ButtonLink } from '../../ui/page/ButtonLink.tsx';
import { DocumentNumber } from '../../ui/page/DocumentNumber.tsx';
import { useQuotation } from '../quotation-queries.ts';
import './added-quotation.css';

interface AddedQuotationProps {
  readonly quotationId: number;
  readonly onNew: () => void;
}

/** The quotation that was just added, and what to do next. Enter begins the next one. */
export function AddedQuotation({ quotationId, onNew }: AddedQuotationProps) {
  const { data: quotation } = useQuotation(quotationId);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section className="added-quotation" aria-label={quotationMessages.generated}>
      <CheckCircleFilledIcon />
      <p>{quotationMessages.generated}</p>
      {quotation && (
        <div role="status">
          <h2>
            <DocumentNumber number={quotation.number} />
          </h2>
          <p>
            {quotation.companyName} · <span className="tabular">{formatRupees(quotation.totalAmount)}</span>
          </p>
        </div>
      )}
      <div className="added-quotation-next">
        <Button ref={first} look="filled" onClick={onNew}>
          {say.newOne}
        </Button>
        <ButtonLink to="/viewquotation" search={{ id: quotationId }}>
          {say.open}
        </ButtonLink>
        <ButtonLink to="/quickquotation" search={{ copy: quotationId }}>
          {say.copy}
        </ButtonLink>
      </div>
    </section>
  );
}
