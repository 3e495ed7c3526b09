import { useNavigate, useSearch } from '@tanstack/react-router';
import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { today } from '../../platform/today.ts';
import { SubmitRight } from '../../ui/forms/SubmitRight.tsx';
import { WizardSkeleton } from '../../ui/forms/WizardSkeleton.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { emptyQuotation } from '../builder/quotation-form.ts';
import { QuickQuotation } from './QuickQuotation.tsx';

const AddedQuotation = lazyPart(async () => ({ default: (await import('./AddedQuotation.tsx')).AddedQuotation }));

/** Loaded for a copy only. */
const QuickCopy = lazyPart(async () => ({ default: (await import('./QuickCopy.tsx')).QuickCopy }));

/** Whole quotations on one page, one after the other, for hands that stay on the keyboard. It opens empty, or with a copy. */
export function QuickQuotationPage() {
  const { copy } = useSearch({ from: '/shell/quickquotation' });
  const navigate = useNavigate();
  const [added, setAdded] = useState<{ readonly quotationId: number | undefined; readonly copied: number | undefined }>();
  const [addedCount, setAddedCount] = useState(0);

  function begin(): void {
    setAdded(undefined);
    setAddedCount(addedCount + 1);
    if (copy !== undefined) void navigate({ to: '/quickquotation', replace: true });
  }

  function show(quotationId: number | undefined): void {
    if (quotationId === undefined) begin();
    else setAdded({ quotationId, copied: copy });
  }

  return (
    <>
      <PageHeading title={say.title} />
      <SubmitRight of="AddQuotation" />
      {/* Another copy is another address. */}
      {added?.quotationId !== undefined && added.copied === copy ? (
        <Suspense>
          <AddedQuotation quotationId={added.quotationId} onNew={begin} />
        </Suspense>
      ) : copy === undefined ? (
        <QuickQuotation key={addedCount} draftName="add-quotation" untouched={emptyQuotation(today())} onAdded={show} />
      ) : (
        <Suspense fallback={<WizardSkeleton />}>
          <QuickCopy key={copy} quotationId={copy} onAdded={show} />
        </Suspense>
      )}
    </>
  );
}
