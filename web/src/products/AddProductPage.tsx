import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import { useState } from 'react';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { viewAction } from '../ui/page/notice-actions.ts';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useDraft } from '../ui/forms/use-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { Wizard } from '../ui/forms/Wizard.tsx';
import { emptyProduct, newProductOf } from './product-form.ts';
import { refreshProducts } from './product-queries.ts';
import { productSteps } from './product-steps.tsx';

/** Adds products one after the other: after each, the wizard starts empty again. */
export function AddProductPage() {
  const [addedCount, setAddedCount] = useState(0);
  return (
    <>
      <PageHeading title="Add Product" />
      <SubmitRight of="AddProduct" />
      <NewProduct key={addedCount} onAdded={() => setAddedCount(addedCount + 1)} />
    </>
  );
}

function NewProduct({ onAdded }: { readonly onAdded: () => void }) {
  const login = useLogin();
  const { form, change, clear, broughtBack, wizard } = useDraft('add-product', emptyProduct);
  const add = useDraftSubmit('add-product', 'AddProduct');

  async function submit(): Promise<void> {
    const added = await add.send(form, () => newProductOf(form, login));
    if (!added) return;
    notify.success(say.added, {
      about: form.name.trim(),
      actions: added.map(({ productId }) => viewAction(`/viewproduct?id=${productId}`)),
    });
    void refreshProducts();
    clear();
    onAdded();
  }

  return (
    <>
      <UnsavedChanges of={broughtBack} />
      <Wizard
        {...wizard}
        steps={productSteps({ form, change })}
        onSubmit={() => void submit()}
        isBusy={add.isBusy}
        refusal={add.refusalOf(form)}
      />
    </>
  );
}
