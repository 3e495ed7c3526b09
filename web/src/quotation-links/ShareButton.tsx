import { Suspense, useState } from 'react';
import { shareMessages as say } from '@vikray/contract/quotation-links/share-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ShareAltIcon } from '../ui/icons/ShareAltIcon.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';

const ShareDrawer = lazyPart(async () => ({ default: (await import('./ShareDrawer.tsx')).ShareDrawer }));

/** Opens the links of a quotation for users who may share it. Nothing before it is approved: then there is nothing to share. */
export function ShareButton({ quotation }: { readonly quotation: Quotation }) {
  const isAllowed = useAllowed('AddQuotationLink');
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed || quotation.status === 'Open') return null;
  return (
    <>
      <Button icon={<ShareAltIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say.share}
      </Button>
      <Suspense fallback={null}>{isOpen && <ShareDrawer quotation={quotation} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
