/** The checks of the quotation wizard, step by step, in the order and words of QUO-04 to QUO-31. */
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { quotableDates } from '@vikray/contract/quotations/quotable-dates.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { basicInformation, costingDetails, customerChoice } from '@vikray/contract/quotations/quotation.ts';
import * as z from 'zod';
import { disclaimerTicked } from '../ui/forms/CheckedDisclaimer.tsx';
import { readable, type QuotationForm } from './quotation-form.ts';

const basicStep = z.object(basicInformation);

/** Step 1. The calendar offers only valid dates, but a draft of last year may still hold an older one. */
export function basicFailure({ date, company }: QuotationForm, today: string): FailedCheck | undefined {
  const { earliest, latest } = quotableDates(today);
  const isOutOfYear = date !== undefined && (date < earliest || date > latest);
  if (isOutOfYear) return { field: 'date', message: say.dateOutOfYear };
  return firstMessage({ date, preparedFor: company?.value }, basicStep);
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
  const { gstPercent, gstServiceChargePercent } = form;
  const charges = {
    specialCharges: readable(form.specialCharges),
    shippingCharges: readable(form.shippingCharges),
    installationCharges: readable(form.installationCharges),
  };
  return firstMessage({ discountPercent: readable(form.discountPercent), gstPercent, ...charges, gstServiceChargePercent }, costingStep);
}

/** Step 6. */
export function disclaimerFailure(form: QuotationForm): FailedCheck | undefined {
  return firstMessage(form, disclaimerTicked);
}
