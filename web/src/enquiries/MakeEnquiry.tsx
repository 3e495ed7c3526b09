import { PlusCircleIcon } from '../ui/icons/PlusCircleIcon.tsx';
import { enquiryMessages as say } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { Suspense, useState } from 'react';
import { DealLink } from '../deals/public.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { RowAction } from '../ui/lists/RowAction.tsx';
import { emptyEnquiry, type EnquiryForm } from './enquiry-form.ts';

const EnquiryDialog = lazyPart(async () => ({ default: (await import('./EnquiryDialog.tsx')).EnquiryDialog }));

interface MakeEnquiryProps {
  /** The deal that the request or call became, if any. */
  readonly deal: { readonly dealId: number | null; readonly dealNumber: string };
  /** The person or company that asked. */
  readonly of: string;
  /** What the request or call says already. */
  readonly known: () => Partial<EnquiryForm>;
}

/** Turns a brochure request or a sales call into an enquiry, filled with its details. Afterwards shows the number of the deal. */
export function MakeEnquiry({ deal: { dealId, dealNumber }, of, known }: MakeEnquiryProps) {
  const [isOpen, setOpen] = useState(false);
  if (dealId !== null) return <DealLink dealId={dealId} number={dealNumber} />;
  return (
    <span className="row-actions">
      <RowAction icon={<PlusCircleIcon />} label={say.makeEnquiryOf(of)} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <EnquiryDialog title={say.makeEnquiry} known={{ ...emptyEnquiry, ...known() }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
