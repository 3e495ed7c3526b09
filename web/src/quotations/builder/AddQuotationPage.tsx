import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { today } from '../../platform/today.ts';
import { SubmitRight } from '../../ui/forms/SubmitRight.tsx';
import { WizardSkeleton } from '../../ui/forms/WizardSkeleton.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { draftNameOf, taskOf } from './builder-task.ts';
import { NewQuotation } from './NewQuotation.tsx';
import { emptyQuotation } from './quotation-form.ts';

/** Loaded only when needed, because the wizard is the heaviest page. */
const OpenedBuilder = lazyPart(async () => ({ default: (await import('./OpenedBuilder.tsx')).OpenedBuilder }));

const QuoteDeal = lazyPart(async () => ({ default: (await import('./QuoteDeal.tsx')).QuoteDeal }));

const QuoteCustomer = lazyPart(async () => ({ default: (await import('./QuoteCustomer.tsx')).QuoteCustomer }));

/** The quotation builder. It opens empty, or with the quotation that its address names, to edit, revise or copy it. */
export function AddQuotationPage() {
  const search = useSearch({ from: '/shell/addquotation' });
  const task = taskOf(search);
  if (!task && search.deal !== undefined) {
    return (
      <Suspense fallback={<WizardSkeleton />}>
        <QuoteDeal key={search.deal} dealId={search.deal} customerId={search.customer} />
      </Suspense>
    );
  }
  if (!task && search.customer !== undefined) {
    return (
      <Suspense fallback={<WizardSkeleton />}>
        <QuoteCustomer key={search.customer} customerId={search.customer} />
      </Suspense>
    );
  }
  if (!task) return <NewQuotations />;
  return (
    <Suspense fallback={<WizardSkeleton />}>
      <OpenedBuilder key={draftNameOf(task)} task={task} />
    </Suspense>
  );
}

/** Adds quotations one after the other: after each, the wizard starts empty again. */
function NewQuotations() {
  const [addedCount, setAddedCount] = useState(0);
  return (
    <>
      <PageHeading title="Add Quotation" />
      <SubmitRight of="AddQuotation" />
      <NewQuotation
        key={addedCount}
        draftName="add-quotation"
        untouched={emptyQuotation(today())}
        onAdded={() => setAddedCount(addedCount + 1)}
      />
    </>
  );
}
