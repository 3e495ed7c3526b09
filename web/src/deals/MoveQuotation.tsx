import { SwapIcon } from '../ui/icons/SwapIcon.tsx';
import { dealMessages as say } from '@vikray/contract/deals/deal-messages.ts';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { useMayChange } from '../quotations/public.ts';
import { RowAction } from '../ui/lists/RowAction.tsx';

const MoveDialog = lazyPart(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

interface MoveQuotationProps {
  readonly deal: Deal;
  readonly quotation: Quotation;
}

/** Moves a quotation to another deal. Nothing for users who may not change it, and for replaced revisions. */
export function MoveQuotation({ deal, quotation }: MoveQuotationProps) {
  const mayMove = useMayChange()('move', quotation);
  const [isOpen, setOpen] = useState(false);
  if (!mayMove) return null;
  return (
    <>
      <RowAction icon={<SwapIcon />} label={say.moveOf(quotation.number)} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <MoveDialog deal={deal} quotation={quotation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
