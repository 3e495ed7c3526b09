import { supplierDetails } from '@vikray/contract/purchases/purchase.ts';
import { binder } from '../ui/forms/bind.ts';
import type { WizardStep } from '../ui/forms/wizard-steps.ts';
import { DisclaimerStep } from './DisclaimerStep.tsx';
import { ProductStep } from './ProductStep.tsx';
import { disclaimerFailure, linesFailure, linesOf, supplierFailure, type PurchaseForm } from './purchase-form.ts';
import { blankLine } from './purchase-line.ts';
import { SupplierStep } from './SupplierStep.tsx';

interface PurchaseStepsFacts {
  readonly form: PurchaseForm;
  readonly change: (changed: Partial<PurchaseForm>) => void;
  /** The current stock by product id, in hundredths. */
  readonly stocks: ReadonlyMap<number, number>;
}

/** The three steps of a purchase. */
export function purchaseSteps({ form, change, stocks }: PurchaseStepsFacts): WizardStep[] {
  const bind = binder(form, change);
  return [
    {
      title: 'Supplier Details',
      fields: Object.keys(supplierDetails),
      check: () => supplierFailure(form),
      body: <SupplierStep bind={bind} />,
    },
    {
      title: 'Product Details',
      fields: ['lines', 'entry', 'productId', 'purchaseQuantity'],
      check: () => linesFailure(form),
      onDone: () => change({ lines: linesOf(form), entry: blankLine }),
      body: <ProductStep form={form} change={change} stocks={stocks} />,
    },
    {
      title: 'Disclaimer',
      fields: ['disclaimer'],
      check: () => disclaimerFailure(form),
      body: <DisclaimerStep form={form} bind={bind} stocks={stocks} />,
    },
  ];
}
