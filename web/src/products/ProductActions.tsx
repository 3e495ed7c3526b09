import { useState } from 'react';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { BackToList } from '../ui/lists/BackToList.tsx';
import { useReturnToList } from '../ui/lists/list-place.ts';
import { nextPendingActions } from '../ui/lists/next-pending.ts';
import { NextPending } from '../ui/lists/NextPending.tsx';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { viewAction } from '../ui/page/notice-actions.ts';
import '../ui/page/record-actions.css';
import { refreshProducts } from './product-queries.ts';
import { ProductInBrief } from './ProductInBrief.tsx';

interface ProductActionsProps {
  readonly product: Product;
  readonly onEdit: () => void;
  /** Called when the approval was refused: the product is no longer as shown. */
  readonly onRefused: () => void;
}

/** The actions on a saved product, each for users with its right. Approving asks first. */
export function ProductActions({ product, onEdit, onRefused }: ProductActionsProps) {
  const { productId, name, status, version } = product;
  const { userId } = useLogin();
  const returnToList = useReturnToList();
  const [isAsking, setIsAsking] = useState(false);
  const approval = useSubmit('ApproveProduct');

  async function approve(): Promise<void> {
    const stated = () => ({ updatedBy: userId, updatedOn: longInstant(new Date()), status: 'Approved' as const });
    const approved = await approval.send({ productId, version }, () => ({ productId, version, ...stated() }));
    setIsAsking(false);
    if (!approved) return onRefused();
    void refreshProducts();
    returnToList('/productlist');
    const next = await nextPendingActions('product', productId);
    notify.success(say.approved, { about: name, actions: [viewAction(`/viewproduct?id=${productId}`), ...next] });
  }

  return (
    <div className="record-actions">
      {status === 'Pending' && (
        <IfAllowed to="ApproveProduct">
          <NextPending kind="product" id={productId} />
        </IfAllowed>
      )}
      <BackToList to={['/productlist']} />
      <IfAllowed to="UpdateProduct">
        <Button onClick={onEdit}>Edit Product Details</Button>
      </IfAllowed>
      {status !== 'Approved' && (
        <IfAllowed to="ApproveProduct">
          <Button look="filled" onClick={() => setIsAsking(true)}>
            Approve Product
          </Button>
        </IfAllowed>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={say.confirmApproveTitle}
        sentence={say.confirmApprove}
        record={<ProductInBrief product={product} />}
        isBusy={approval.isBusy}
        onYes={() => void approve()}
        onNo={() => setIsAsking(false)}
      />
    </div>
  );
}
