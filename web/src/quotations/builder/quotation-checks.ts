/** The checks of the quotation wizard, step by step, in the order and words of QUO-04 to QUO-31. */
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { datesOfNumber, isQuotable, quotableDates, type QuotableDates } from '@vikray/contract/quotations/quotable-dates.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import {
  basicInformation,
  costingDetails,
  customerChoice,
  isPossibleValidity,
  revisionReason,
} from '@vikray/contract/quotations/quotation.ts';
import { termTexts } from '@vikray/contract/quotations/term-texts.ts';
import * as z from 'zod';
import { disclaimerTicked } from '../../ui/forms/CheckedDisclaimer.tsx';
import type { QuotationChange } from './quotation-change.ts';
import { needsChosenRate, taxModeOf } from './cart-rates.ts';
import { planFailure } from './typed-plan.ts';
import { readable, type QuotationForm } from './quotation-form.ts';

/** The dates that a quotation can have, and the sentence about any other one. */
export interface AllowedDates extends QuotableDates {
  readonly otherwise: string;
}

/** A new quotation is of this financial year or the previous one. An edited one stays in the financial year of its number. */
export function allowedDates(today: string, changes: QuotationChange | undefined): AllowedDates {
  if (changes?.kind !== 'edit' || changes.quotation.revision > 0) return { ...quotableDates(today), otherwise: say.dateOutOfYear };
  return { ...datesOfNumber(changes.quotation.baseNumber), otherwise: say.dateOutOfNumbersYear };
}

const basicStep = z.object(basicInformation);

/** Step 1. The calendar offers only valid dates, but a draft of last year may still hold an older one. */
export function basicFailure({ date, validUntil, company }: QuotationForm, dates: AllowedDates): FailedCheck | undefined {
  if (date !== undefined && !isQuotable(date, dates)) return { field: 'date', message: dates.otherwise };
  const isValidityWrong = date !== undefined && !isPossibleValidity(date, validUntil ?? '');
  return (
    firstMessage({ date, preparedFor: company?.value }, basicStep) ??
    (isValidityWrong ? { field: 'validUntil', message: say.validityOutOfRange } : undefined)
  );
}

const customerStep = z.object(customerChoice);

/** Step 2. */
export function customerFailure({ customer, contactId }: QuotationForm): FailedCheck | undefined {
  return firstMessage({ companyId: customer?.value, contactPersonId: contactId }, customerStep);
}

const costingStep = z.object(costingDetails);

/** Step 4. */
export function costingFailure(form: QuotationForm): FailedCheck | undefined {
  if (Number(readable(form.discountPercent)) > 100) return { field: 'discountPercent', message: say.discountOutOfRange };
  const { gstServiceChargePercent } = form;
  const gstPercent = needsChosenRate(form) || taxModeOf(form) === 'One Rate' ? form.gstPercent : '0';
  const charges = {
    specialCharges: readable(form.specialCharges),
    shippingCharges: readable(form.shippingCharges),
    installationCharges: readable(form.installationCharges),
  };
  const failure = firstMessage(
    { discountPercent: readable(form.discountPercent), gstPercent, ...charges, gstServiceChargePercent },
    costingStep,
  );
  return failure ?? planFailure(form.paymentPlan);
}

const termsStep = z.object(termTexts);

/** Step 5. */
export function termsFailure({ terms }: QuotationForm): FailedCheck | undefined {
  return firstMessage(terms, termsStep);
}

const revisionStep = z.object(revisionReason);

/** Step 6. A revision and a change of an order also have a reason. */
export function previewFailure(form: QuotationForm, changes: QuotationChange | undefined): FailedCheck | undefined {
  const wrongReason = changes?.kind === 'revise' ? firstMessage(form, revisionStep) : changes?.ofOrder?.check(form);
  return wrongReason ?? firstMessage(form, disclaimerTicked);
}
