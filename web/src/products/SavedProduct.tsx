import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useRecordEdit, type Versioned } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { VersionConflict } from '../ui/forms/VersionConflict.tsx';
import { Wizard } from '../ui/forms/Wizard.tsx';
import { useReturnToList } from '../ui/lists/list-place.ts';
import { viewAction } from '../ui/page/notice-actions.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { Seen } from '../ui/page/Seen.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { changedProductOf, fieldLabels, formOf } from './product-form.ts';
import { refreshProducts } from './product-queries.ts';
import { productSteps } from './product-steps.tsx';
import { ProductActions } from './ProductActions.tsx';
import { ProductViews } from './ProductViews.tsx';

interface SavedProductProps {
  readonly product: Product;
  /** Reads the product again; undefined when it no longer exists. */
  readonly reload: () => Promise<Product | undefined>;
}

/** A saved product, locked until Edit Product Details is pressed. */
export function SavedProduct({ product, reload }: SavedProductProps) {
  const { productId } = product;
  const login = useLogin();
  const returnToList = useReturnToList();
  const edit = useRecordEdit(`product-${productId}`, versionedOf(product));
  const { form, isEditing, version, base } = edit;
  const update = useSubmit('UpdateProduct');
  const entries = { form, version, base };
  const refusal = update.refusalOf(entries);

  async function save(): Promise<void> {
    const saved = await update.send(entries, () => changedProductOf(form, { productId, version, base }, login));
    if (!saved) return;
    notify.success(say.updated, { about: form.name.trim(), actions: [viewAction(`/viewproduct?id=${productId}`)] });
    edit.end();
    void refreshProducts();
    returnToList('/productlist');
  }

  return (
    <>
      <PageHeading title={product.name} note="View Product" tag={<StatusTag status={product.status} />}>
        {isEditing && <Button onClick={edit.end}>Cancel</Button>}
        {!isEditing && <ProductActions product={product} onEdit={edit.begin} onRefused={() => void reload()} />}
      </PageHeading>
      <Seen kind="product" title={product.name} note={product.code} page={`viewproduct?id=${productId}`} />
      <UnsavedChanges of={edit.broughtBack} />
      {isEditing && (
        <VersionConflict
          refusal={refusal}
          version={version}
          changedByBoth={edit.changedByBoth.map((field) => fieldLabels[field])}
          stockMoved={say.stockMoved}
          isLoading={edit.isLoadingAgain}
          onLoadAgain={() => void edit.loadAgain(reload, versionedOf, { disclaimer: false })}
        />
      )}
      <ProductViews product={product} isEditing={isEditing}>
        <Wizard
          {...edit.wizard}
          steps={productSteps({ form, change: edit.change, isLocked: !isEditing })}
          onSubmit={() => void save()}
          submitLabel="Update Product"
          isBusy={update.isBusy || edit.isLoadingAgain}
          refusal={refusal}
          isLocked={!isEditing}
        />
      </ProductViews>
    </>
  );
}

function versionedOf(product: Product): Versioned<ReturnType<typeof formOf>> {
  return { version: product.version, form: formOf(product) };
}
