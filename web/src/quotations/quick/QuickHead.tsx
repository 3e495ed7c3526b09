import { validityHint } from '@vikray/contract/quotations/validity-days.ts';
import { memo, useLayoutEffect, useRef, type RefObject } from 'react';
import { today } from '../../platform/today.ts';
import { binder } from '../../ui/forms/bind.ts';
import type { Choice } from '../../ui/inputs/SearchSelect.tsx';
import { nextField } from '../../ui/keys/enter-goes-on.ts';
import { BasicInformationStep } from '../builder/BasicInformationStep.tsx';
import { allowedDates } from '../builder/quotation-checks.ts';
import type { ChangeQuotation, QuotationForm } from '../builder/quotation-form.ts';
import { QuickParties } from './QuickParties.tsx';
import { useUnchanged } from './use-unchanged.ts';

interface QuickHeadProps {
  readonly form: QuotationForm;
  readonly change: ChangeQuotation;
}

/** The customer, the dates, the issuing company and the price type, in one line. */
export const QuickHead = memo(function QuickHead({ form, change }: QuickHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  const parties = useUnchanged({ customer: form.customer, contactId: form.contactId });
  useGoesOn(head, form.customer);
  useGoesOn(head, form.company);
  return (
    <div className="quick-head" ref={head}>
      <QuickParties form={parties} change={change} />
      <div className="quick-basic">
        <BasicInformationStep
          form={form}
          bind={binder(form, change)}
          change={change}
          dates={allowedDates(today(), undefined)}
          aboutValidity={validityHint(form.date, form.validUntil, form.terms.validity)}
          skipsFilled
        />
      </div>
    </div>
  );
});

/**
 * Once a record is chosen in the field that has the focus, also the one that was chosen before, the focus goes on: one Enter for both. It
 * has gone on when the choice is painted, so that what is typed then reaches the next field.
 */
function useGoesOn(head: RefObject<HTMLElement | null>, chosen: Choice | null | undefined): void {
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || !head.current?.contains(field) || field.value !== chosen?.label) return;
    nextField(field, 1)?.focus();
  }, [head, chosen]);
}
