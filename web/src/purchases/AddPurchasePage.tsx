import { purchaseMessages as say } from '@vikray/contract/purchases/purchase-messages.ts';
import { useState } from 'react';
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
import { emptyPurchase, newPurchaseOf } from './purchase-form.ts';
import { refreshPurchases, useStocks } from './purchase-queries.ts';
import { purchaseSteps } from './purchase-steps.tsx';

/** Books purchases one after the other: after each, the wizard starts empty again. */
export function AddPurchasePage() {
  const [addedCount, setAddedCount] = useState(0);
  return (
    <>
      <PageHeading title="Add Purchase" />
      <SubmitRight of="AddPurchase" />
      <NewPurchase key={addedCount} onAdded={() => setAddedCount(addedCount + 1)} />
    </>
  );
}

function NewPurchase({ onAdded }: { readonly onAdded: () => void }) {
  const login = useLogin();
  const { form, change, clear, broughtBack, wizard } = useDraft('add-purchase', emptyPurchase(today()));
  const { lines, entry } = form;
  const stocks = useStocks([...lines.map((line) => line.product.value), ...(entry.product ? [entry.product.value] : [])]);
  const add = useDraftSubmit('add-purchase', 'AddPurchase');
  const unanswered = useUnanswered('add-purchase', form);

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
