import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { useState } from 'react';
import type { CallFailure } from '../../platform/call-failure.ts';
import { notify } from '../../platform/notify.tsx';
import { Wizard } from '../../ui/forms/Wizard.tsx';
import { draftStatus } from '../drafts/draft-status.ts';
import type { QuotationChange } from './quotation-change.ts';
import { useProducts } from './products/use-products.tsx';
import type { QuotationForm } from './quotation-form.ts';
import { quotationSteps } from './quotation-steps.tsx';
import { blankTerms } from './term-categories.ts';
import type { useQuotationDraft } from '../drafts/use-quotation-draft.ts';

interface QuotationBuilderProps {
  readonly draft: ReturnType<typeof useQuotationDraft>;
  /** The entries of the draft, with the defaults where nothing is chosen. */
  readonly form: QuotationForm;
  /** Where the proposed terms come from. */
  readonly termsNote: string | undefined;
  /** The quotation that is edited or revised; absent for a new one. */
  readonly changes?: QuotationChange;
  /** Every step can be opened at once, and is done where it is in order. */
  readonly isFilled: boolean;
  readonly onSubmit: () => void;
  readonly isBusy: boolean;
  readonly refusal: CallFailure | undefined;
}

/** The six steps in which a quotation is entered, edited or revised. */
export function QuotationBuilder({ draft, form, termsNote, changes, isFilled, ...submit }: QuotationBuilderProps) {
  const [isWarned, setIsWarned] = useState(false);
  const products = useProducts(form, draft.change);

  /** Warns once for each quotation: a term may be blank on purpose. */
  function warnOfBlankTerms(): void {
    const blank = blankTerms(form.terms);
    if (blank.length === 0 || isWarned) return;
    setIsWarned(true);
    notify.warning(say.blankTerms, { about: say.termsLeftBlank(blank) });
  }

  const steps = quotationSteps({ form, change: draft.change, products, termsNote, onTerms: warnOfBlankTerms, changes });
  return <Wizard {...draft.wizard} {...submit} status={draftStatus(draft.state)} steps={steps} freeNavigation={isFilled} />;
}
