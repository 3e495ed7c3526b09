import { purchaseMessages as say } from '@vikray/contract/purchases/purchase-messages.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { viewAction } from '../ui/page/notice-actions.ts';
import { UnansweredNote } from '../ui/forms/UnansweredNote.tsx';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useDraft } from '../ui/forms/use-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { useUnanswered } from '../ui/forms/use-unanswered.ts';
import { Wizard } from '../ui/forms/Wizard.tsx';
import { lazyPart } from '../platform/lazy-part.ts';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { emptyPurchase, newPurchaseOf, type PurchaseForm } from './purchase-form.ts';
import { refreshPurchases, useStocks } from './purchase-queries.ts';
import { purchaseSteps } from './purchase-steps.tsx';

/** Loaded for what is short only. */
const ShortPurchase = lazyPart(async () => ({ default: (await import('./ShortPurchase.tsx')).ShortPurchase }));

/** Books purchases one after the other: after each, the wizard starts empty again. */
export function AddPurchasePage() {
  const { products } = useSearch({ from: '/shell/addpurchase' });
  const navigate = useNavigate();
  const [addedCount, setAddedCount] = useState(0);

  function begin(): void {
    setAddedCount(addedCount + 1);
    if (products !== undefined) void navigate({ to: '/shortages' });
  }

  return (
    <>
      <PageHeading title="Add Purchase" />
      <SubmitRight of="AddPurchase" />
      {products === undefined ? (
        <NewPurchase key={addedCount} draftName="add-purchase" untouched={emptyPurchase(today())} onAdded={begin} />
      ) : (
        <Suspense fallback={<WizardSkeleton />}>
          <ShortPurchase key={products} products={products}>
            {(untouched) => <NewPurchase draftName={`add-purchase-of-${products}`} untouched={untouched} onAdded={begin} />}
          </ShortPurchase>
        </Suspense>
      )}
    </>
  );
}

interface NewPurchaseProps {
  readonly draftName: string;
  readonly untouched: PurchaseForm;
  readonly onAdded: () => void;
}

function NewPurchase({ draftName, untouched, onAdded }: NewPurchaseProps) {
  const login = useLogin();
  const { form, change, clear, broughtBack, wizard } = useDraft(draftName, untouched);
  const { lines, entry } = form;
  const stocks = useStocks([...lines.map((line) => line.product.value), ...(entry.product ? [entry.product.value] : [])]);
  const add = useDraftSubmit(draftName, 'AddPurchase');
  const unanswered = useUnanswered(draftName, form);

  async function submit(): Promise<void> {
    const added = await add.send(form, () => newPurchaseOf(form, stocks, login));
    // Also when refused: the stock may have changed in the meantime.
    void refreshPurchases();
    if (!added) return;
    const { invoiceNumber } = form;
    notify.success(say.added, { about: invoiceNumber, actions: [viewAction(`/purchaselist?search=${encodeURIComponent(invoiceNumber)}`)] });
    clear();
    onAdded();
  }

  return (
    <>
      <UnsavedChanges of={broughtBack} />
      <UnansweredNote of={add.isBusy ? undefined : unanswered} />
      <Wizard
        {...wizard}
        steps={purchaseSteps({ form, change, stocks })}
        onSubmit={() => void submit()}
        isBusy={add.isBusy}
        refusal={add.refusalOf(form)}
      />
    </>
  );
}
