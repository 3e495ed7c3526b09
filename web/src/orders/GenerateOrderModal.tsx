import { buyersOrder, type BuyersOrder } from '@vikray/contract/orders/buyers-order.ts';
import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useState } from 'react';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import '../ui/page/confirm-dialog.css';
import { BuyersOrderFields, buyersOrderFailure } from './BuyersOrderFields.tsx';

interface GenerateOrderModalProps {
  readonly quotation: Quotation;
  readonly isBusy: boolean;
  readonly onGenerate: (buyersOrder: BuyersOrder) => void;
  readonly onClose: () => void;
}

/** Asks before an order is generated, and for the customer's own number of it, which may be known from their acceptance. */
export function GenerateOrderModal({ quotation, isBusy, onGenerate, onClose }: GenerateOrderModalProps) {
  const { number, companyName, totalAmount, shownStatus, validUntil, poNumber } = quotation;
  const [form, setForm] = useState<BuyersOrder>({ poNumber, poDate: '' });
  const sentence = shownStatus === 'Expired' ? say.confirmDespiteExpiry(slashedDate(validUntil)) : say.confirmGenerate;
  return (
    <FormModal
      title={say.confirmGenerateTitle}
      submitLabel="Yes"
      closeLabel="No"
      check={() => buyersOrderFailure(form)}
      fields={Object.keys(buyersOrder)}
      isBusy={isBusy}
      isChanged={form.poNumber !== poNumber || form.poDate !== ''}
      onSubmit={() => onGenerate({ ...form, poNumber: form.poNumber.trim() })}
      onClose={onClose}
      note={
        <>
          <p className="confirm-sentence">{unbreakableNumbers(sentence)}</p>
          <div className="confirm-record">
            <div className="order-in-brief">
              <strong className="unbroken">{number}</strong>
              <strong>{formatRupees(totalAmount)}</strong>
            </div>
            <span>{companyName}</span>
          </div>
        </>
      }
    >
      <BuyersOrderFields form={form} onChange={(changed) => setForm({ ...form, ...changed })} />
    </FormModal>
  );
}
