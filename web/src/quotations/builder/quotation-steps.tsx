import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { basicInformation, costingDetails, customerChoice, revisionReason, headTexts } from '@vikray/contract/quotations/quotation.ts';
import { termTexts } from '@vikray/contract/quotations/term-texts.ts';
import { validityHint } from '@vikray/contract/quotations/validity-days.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { today } from '../../platform/today.ts';
import { binder } from '../../ui/forms/bind.ts';
import type { WizardStep } from '../../ui/forms/wizard-steps.ts';
import { BasicInformationStep } from './BasicInformationStep.tsx';
import { cartFailure } from './products/cart.ts';
import { CostingStep } from './CostingStep.tsx';
import { CustomerStep } from './CustomerStep.tsx';
import { PhoneCart } from './products/PhoneCart.tsx';
import { openLineFailure, openLineField } from './products/unadded.ts';
import { PhoneTotal } from './PhoneTotal.tsx';
import { ProductsStep } from './products/ProductsStep.tsx';
import type { useProducts } from './products/use-products.tsx';
import type { QuotationChange } from './quotation-change.ts';
import { allowedDates, basicFailure, costingFailure, customerFailure, previewFailure, termsFailure } from './quotation-checks.ts';
import { costingOf, type ChangeQuotation, type QuotationForm } from './quotation-form.ts';
import { QuotationSheetSkeleton } from '../view/QuotationSheetSkeleton.tsx';
import { blankTerms } from './term-categories.ts';
import { TermsStep } from './TermsStep.tsx';

/** Loaded only with this step, because the wizard is the heaviest page. */
const PreviewStep = lazyPart(async () => ({ default: (await import('./PreviewStep.tsx')).PreviewStep }));

interface QuotationStepsFacts {
  readonly form: QuotationForm;
  readonly change: ChangeQuotation;
  readonly products: ReturnType<typeof useProducts>;
  /** Where the proposed terms come from. */
  readonly termsNote: string | undefined;
  /** Called when the terms step is left, to warn about blank terms. */
  readonly onTerms: () => void;
  /** The quotation that is edited or revised; absent for a new one. */
  readonly changes?: QuotationChange | undefined;
}

/** The six steps of a quotation. */
export function quotationSteps({ form, change, products, termsNote, onTerms, changes }: QuotationStepsFacts): WizardStep[] {
  const bind = binder(form, change);
  const dates = allowedDates(today(), changes);
  const aboutValidity = validityHint(form.date, form.validUntil, form.terms.validity);
  return [
    {
      title: 'Basic Information',
      fields: Object.keys({ ...basicInformation, ...headTexts }),
      check: () => basicFailure(form, dates),
      body: (
        <BasicInformationStep
          form={form}
          bind={bind}
          change={change}
          dates={dates}
          aboutValidity={aboutValidity}
          companyFixed={changes?.ofOrder?.companyFixed}
        />
      ),
    },
    {
      title: 'Customer Details',
      fields: [...Object.keys(customerChoice), 'siteId'],
      check: () => customerFailure(form),
      isFilled: customerFailure(form) === undefined,
      body: <CustomerStep form={form} change={change} changes={changes} />,
    },
    {
      title: 'Product Quote Details',
      fields: ['products', 'subtotal', openLineField],
      check: () => openLineFailure(form.openLines) ?? cartFailure(form.cart) ?? changes?.checkCart?.(form),
      question: products.question,
      body: <ProductsStep form={form} change={change} products={products} />,
      summaryOnPhones: <PhoneCart cart={form.cart} customerId={form.customer?.value} change={products.changeCart} />,
    },
    {
      title: 'Total costing for product',
      fields: [...Object.keys(costingDetails), 'totalAmount', 'paymentPlan'],
      check: () => costingFailure(form),
      body: <CostingStep form={form} bind={bind} change={change} changed={changes?.quotation} isOfOrder={changes?.ofOrder !== undefined} />,
      summaryOnPhones: <PhoneTotal amount={formatRupees(costingOf(form).totalAmount)} />,
    },
    {
      title: 'Terms',
      fields: Object.keys(termTexts),
      check: () => termsFailure(form),
      isFilled: blankTerms(form.terms).length === 0,
      onDone: onTerms,
      body: <TermsStep form={form} termsNote={termsNote} aboutValidity={aboutValidity} onChange={(terms) => change({ terms })} />,
    },
    {
      title: changes?.ofOrder?.lastStep ?? 'Quotation Preview',
      fields: [...Object.keys(revisionReason), 'disclaimer'],
      check: () => previewFailure(form, changes),
      body: (
        <Suspense fallback={<QuotationSheetSkeleton />}>
          {changes?.LastStep ? <changes.LastStep form={form} bind={bind} /> : <PreviewStep form={form} bind={bind} changes={changes} />}
        </Suspense>
      ),
    },
  ];
}
