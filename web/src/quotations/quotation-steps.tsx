import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { basicInformation, costingDetails, customerChoice, termTexts } from '@vikray/contract/quotations/quotation.ts';
import { today } from '../platform/today.ts';
import { binder } from '../ui/forms/bind.ts';
import type { WizardStep } from '../ui/forms/wizard-steps.ts';
import { BasicInformationStep } from './BasicInformationStep.tsx';
import { cartFailure } from './cart.ts';
import { CostingStep } from './CostingStep.tsx';
import { CustomerStep } from './CustomerStep.tsx';
import { PhoneCart } from './PhoneCart.tsx';
import { PhoneTotal } from './PhoneTotal.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { ProductsStep } from './ProductsStep.tsx';
import { basicFailure, costingFailure, customerFailure, disclaimerFailure } from './quotation-checks.ts';
import { costingOf, type ChangeQuotation, type QuotationForm } from './quotation-form.ts';
import { TermsStep } from './TermsStep.tsx';

interface QuotationStepsFacts {
  readonly form: QuotationForm;
  readonly change: ChangeQuotation;
  /** The number of the quotation whose terms are proposed. */
  readonly proposedAsIn: string | undefined;
  /** Called when the terms step is left, to warn about blank terms. */
  readonly onTerms: () => void;
}

/** The six steps of a quotation. */
export function quotationSteps({ form, change, proposedAsIn, onTerms }: QuotationStepsFacts): WizardStep[] {
  const bind = binder(form, change);
  return [
    {
      title: 'Basic Information',
      fields: Object.keys(basicInformation),
      check: () => basicFailure(form, today()),
      body: <BasicInformationStep form={form} bind={bind} change={change} />,
    },
    {
      title: 'Customer Details',
      fields: Object.keys(customerChoice),
      check: () => customerFailure(form),
      body: <CustomerStep form={form} change={change} />,
    },
    {
      title: 'Product Quote Details',
      fields: ['products', 'subtotal'],
      check: () => cartFailure(form.cart),
      body: <ProductsStep form={form} change={change} />,
      summaryOnPhones: <PhoneCart cart={form.cart} change={(update) => change(({ cart }) => ({ cart: update(cart) }))} />,
    },
    {
      title: 'Total costing for product',
      fields: [...Object.keys(costingDetails), 'totalAmount'],
      check: () => costingFailure(form),
      body: <CostingStep form={form} bind={bind} />,
      summaryOnPhones: <PhoneTotal amount={formatRupees(costingOf(form).totalAmount)} />,
    },
    {
      title: 'Terms',
      fields: Object.keys(termTexts),
      check: () => undefined,
      onDone: onTerms,
      body: <TermsStep terms={form.terms} proposedAsIn={proposedAsIn} onChange={(terms) => change({ terms })} />,
    },
    {
      title: 'Quotation Preview',
      fields: ['disclaimer'],
      check: () => disclaimerFailure(form),
      body: <PreviewStep form={form} bind={bind} />,
    },
  ];
}
