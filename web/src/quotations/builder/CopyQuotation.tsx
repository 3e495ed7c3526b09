import { useNavigate } from '@tanstack/react-router';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { SubmitRight } from '../../ui/forms/SubmitRight.tsx';
import { Note } from '../../ui/page/Note.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { NewQuotation } from './NewQuotation.tsx';
import type { OpenedQuotation } from './open-quotation.ts';

interface CopyQuotationProps {
  readonly draftName: string;
  readonly opened: OpenedQuotation;
}

/** Adds a quotation that begins with the contents of another one, and leads to it. */
export function CopyQuotation({ draftName, opened: { quotation, form, leftOut } }: CopyQuotationProps) {
  const navigate = useNavigate();

  function view(id: number | undefined): void {
    void navigate(id === undefined ? { to: '/quotationlist' } : { to: '/viewquotation', search: { id } });
  }

  return (
    <>
      <PageHeading title="Add Quotation" note={say.copyOf(quotation.number)} />
      <SubmitRight of="AddQuotation" />
      {leftOut.length > 0 && <Note kind="warning" title={say.leftOut(leftOut.join(', '))} />}
      <NewQuotation draftName={draftName} untouched={form} isFilled onAdded={view} />
    </>
  );
}
