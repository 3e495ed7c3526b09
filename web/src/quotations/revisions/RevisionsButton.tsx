import { useState } from 'react';
import { differenceMessages as say } from '@vikray/contract/quotations/difference-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { HistoryIcon } from '../../ui/icons/HistoryIcon.tsx';
import { useQuotationRevisions } from './revision-queries.ts';
import { RevisionsDrawer } from './RevisionsDrawer.tsx';

/** Opens the drawer with all revisions of a quotation's number. Renders nothing while there is only one. Keeps the place of their count. */
export function RevisionsButton({ quotation }: { readonly quotation: Quotation }) {
  const isOnlyOne = quotation.revision === 0 && quotation.supersededById === null;
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuotationRevisions(isOnlyOne ? undefined : quotation.quotationId);
  if (isOnlyOne) return null;
  return (
    <>
      <Button icon={<HistoryIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say.revisions}
        <span style={{ visibility: data ? undefined : 'hidden' }}>{say.count(data?.length ?? 2)}</span>
      </Button>
      {isOpen && <RevisionsDrawer quotation={quotation} onClose={() => setOpen(false)} />}
    </>
  );
}
