import { Navigate, useSearch } from '@tanstack/react-router';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import { useChosenId } from '../ui/page/chosen-id.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { LeaveWithNotice } from '../ui/page/LeaveWithNotice.tsx';
import { useProduct } from './product-queries.ts';
import { SavedProduct } from './SavedProduct.tsx';

/** The page of one saved product. Without a product, it goes back to the list. */
export function ViewProductPage() {
  const { id } = useSearch({ from: '/shell/viewproduct' });
  const productId = useChosenId('product', id);
  const { data: product, error, refetch } = useProduct(productId);

  if (productId === undefined) return <Navigate to="/productlist" replace />;
  if (product === null)
    return (
      <LeaveWithNotice sentence={say.notFound}>
        <Navigate to="/productlist" replace />
      </LeaveWithNotice>
    );
  if (product) return <SavedProduct key={productId} product={product} reload={async () => (await refetch()).data ?? undefined} />;
  return (
    <>
      <PageHeading title="View Product" />
      {error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <WizardSkeleton />}
    </>
  );
}
