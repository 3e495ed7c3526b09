import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { LinkButton } from '../../ui/page/LinkButton.tsx';
import { useMayChange } from '../quotation-possibilities.ts';

const RecalculateTaxDialog = lazyPart(async () => ({ default: (await import('./RecalculateTaxDialog.tsx')).RecalculateTaxDialog }));

/** Offers to decide the tax of a pending quotation again, to users who may edit it. */
export function RecalculateTax({ quotation }: { readonly quotation: Quotation }) {
  const mayChange = useMayChange();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayChange('edit', quotation)) return null;
  return (
    <>
      <LinkButton label={say.afresh} onClick={() => setIsOpen(true)} />
      <Suspense fallback={null}>{isOpen && <RecalculateTaxDialog quotation={quotation} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
