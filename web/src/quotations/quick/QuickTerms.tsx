import { memo } from 'react';
import type { ChangeQuotation, QuotationForm } from '../builder/quotation-form.ts';
import { TermsStep } from '../builder/TermsStep.tsx';
import { useUnchanged } from './use-unchanged.ts';

interface QuickTermsProps {
  readonly form: Pick<QuotationForm, 'company' | 'terms'>;
  readonly termsNote: string | undefined;
  readonly change: ChangeQuotation;
}

/** The terms, drawn again only when they change. */
export function QuickTerms({ form: { company, terms }, termsNote, change }: QuickTermsProps) {
  return <Terms form={useUnchanged({ company, terms })} termsNote={termsNote} change={change} />;
}

const Terms = memo(function Terms({ form, termsNote, change }: QuickTermsProps) {
  return (
    <div className="quick-terms">
      <TermsStep form={form} termsNote={termsNote} aboutValidity={undefined} onChange={(terms) => change({ terms })} />
    </div>
  );
});
