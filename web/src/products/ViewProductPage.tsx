import { Navigate, useSearch } from '@tanstack/react-router';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import { useEffect } from 'react';
import { notify } from '../platform/notify.tsx';
import { useChosenId } from '../ui/page/chosen-id.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { useProduct } from './product-queries.ts';
import { SavedProduct } from './SavedProduct.tsx';

/** The page of one saved product. Without a product, it goes back to the list. */
export function ViewProductPage() {
  const { id } = useSearch({ from: '/shell/viewproduct' });
  const productId = useChosenId('product', id);
  const { data: product, error, refetch } = useProduct(productId);

  if (productId === undefined) return <Navigate to="/productlist" replace />;
  if (product === null) return <ProductMissing />;
  if (product) return <SavedProduct key={productId} product={product} reload={async () => (await refetch()).data ?? undefined} />;
  return (
    <>
      <PageHeading title="View Product" />
      {error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <WizardSkeleton />}
    </>
  );
}

/** Says that the product does not exist, or no longer, and goes back to the list. */
function ProductMissing() {
  useEffect(() => notify.warning(say.notFound), []);
  return <Navigate to="/productlist" replace />;
}
