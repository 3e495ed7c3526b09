import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { ReactNode } from 'react';
import { useChosenSite } from '../tax/use-chosen-site.ts';
import { useTaxLine } from '../tax/use-tax-line.ts';
import { DocumentSheet } from '../../printing/public.ts';
import { costingOf, type QuotationForm } from './quotation-form.ts';
import { previewOf, type ChosenParties, type PrintedHead } from './quotation-preview.ts';

interface PreviewSheetProps {
  readonly form: QuotationForm;
  readonly parties: ChosenParties;
  readonly head: PrintedHead;
  /** The quotation that is edited or revised; absent for a new one. */
  readonly changed: Quotation | undefined;
  /** What is entered beside it. */
  readonly children: ReactNode;
}

/** The quotation as it will print, with the tax that will be stored. */
export function PreviewSheet({ form, parties, head, changed, children }: PreviewSheetProps) {
  // Without the records, the server keeps what was decided before.
  const tax = useTaxLine(form, changed)?.shown ?? changed;
  const site = useChosenSite(form, changed) ?? undefined;
  return (
    <DocumentSheet document={previewOf(form, parties, head, { tax, site })} totalPaise={costingOf(form).totalAmount}>
      {children}
    </DocumentSheet>
  );
}
