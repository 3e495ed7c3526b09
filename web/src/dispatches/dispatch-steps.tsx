import { invoiceDetails } from '@vikray/contract/dispatches/dispatch.ts';
import { binder } from '../ui/forms/bind.ts';
import type { WizardStep } from '../ui/forms/wizard-steps.ts';
import { invoiceStepFailure, linesFailure, type DispatchForm, type OrderToDispatch } from './dispatch-form.ts';
import { outgoingLines } from './dispatch-line.ts';
import { InvoiceStep } from './InvoiceStep.tsx';
import { OrderStep } from './OrderStep.tsx';
import { ProductStep } from './ProductStep.tsx';

interface DispatchStepsFacts extends OrderToDispatch {
  readonly form: DispatchForm;
  readonly change: (changed: Partial<DispatchForm>) => void;
  /** Whether these entries were submitted and have no answer yet. The goods may have left, so the lines of now do not limit them. */
  readonly isRepeat: boolean;
}

/** The three steps of a dispatch. */
export function dispatchSteps({ order, lines, issuesHere, form, change, isRepeat }: DispatchStepsFacts): WizardStep[] {
  const outgoing = outgoingLines(lines, form.quantities);
  return [
    {
      title: 'Order Details',
      fields: [],
      check: () => undefined,
      body: <OrderStep order={order} />,
    },
    {
      title: 'Product Details',
      fields: ['lines', 'dispatchQuantity'],
      check: () => (isRepeat ? undefined : linesFailure(form, lines)),
      body: <ProductStep outgoing={outgoing} onChange={(quantities) => change({ quantities: { ...form.quantities, ...quantities } })} />,
    },
    {
      title: 'Invoice Details',
      fields: [...Object.keys(invoiceDetails), 'disclaimer'],
      check: () => (isRepeat ? undefined : invoiceStepFailure(form, { order, lines, issuesHere })),
      body: <InvoiceStep bind={binder(form, change)} orderDate={order.date} outgoing={outgoing} issuesHere={issuesHere} />,
    },
  ];
}
