import { buyersOrder, longestPoNumber, wrongBuyersOrder, type BuyersOrder } from '@vikray/contract/orders/buyers-order.ts';
import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import * as z from 'zod';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';

interface BuyersOrderFieldsProps {
  readonly form: BuyersOrder;
  readonly onChange: (changed: Partial<BuyersOrder>) => void;
}

/** The customer's own number of an order, and its date. */
export function BuyersOrderFields({ form, onChange }: BuyersOrderFieldsProps) {
  return (
    <>
      <Field name="poNumber" label={say.poNumber} hint={say.poNumberHint} span={14}>
        <TextInput value={form.poNumber} onChange={(poNumber) => onChange({ poNumber })} maxLength={longestPoNumber} />
      </Field>
      <Field name="poDate" label={say.poDate} span={10}>
        <DateInput {...blankableDay({ value: form.poDate, onChange: (poDate) => onChange({ poDate }) })} latest={today()} />
      </Field>
    </>
  );
}

const entered = z.object(buyersOrder);

const failures = {
  PoNumberMissing: { field: 'poNumber', message: say.enterPoNumber },
  PoDateToCome: { field: 'poDate', message: say.poDateToCome },
} as const satisfies Record<string, FailedCheck>;

/** The first thing to correct. */
export function buyersOrderFailure(form: BuyersOrder): FailedCheck | undefined {
  const wrong = wrongBuyersOrder({ ...form, poNumber: form.poNumber.trim() }, today());
  return firstMessage(form, entered) ?? (wrong && failures[wrong]);
}
