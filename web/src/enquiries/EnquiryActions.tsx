import { Suspense, useState } from 'react';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import { enquiryMessages as say } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { useLogin } from '../platform/login.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { ReopenEnquiry } from './ReopenEnquiry.tsx';

const CloseEnquiryDialog = lazyPart(async () => ({ default: (await import('./CloseEnquiryDialog.tsx')).CloseEnquiryDialog }));

/** Closes an enquiry, or opens a closed one again: for holders of Add Enquiry and the owner. Nothing for a deal with a quotation. */
export function EnquiryActions({ deal }: { readonly deal: Deal }) {
  const isAllowed = useAllowed('AddEnquiry');
  const isOwner = useLogin().userId === deal.ownerId;
  const [isClosing, setClosing] = useState(false);
  if (!isAllowed && !isOwner) return null;
  if (deal.dealState === 'Closed') return <ReopenEnquiry deal={deal} />;
  if (deal.dealState !== 'Enquiry') return null;
  return (
    <>
      <Button onClick={() => setClosing(true)}>{say.closeEnquiry}</Button>
      {isClosing && (
        <Suspense>
          <CloseEnquiryDialog deal={deal} onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </>
  );
}
