import { Link } from '@tanstack/react-router';
import { productSeveral as say } from '@vikray/contract/products/product-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { encodedInput } from '../platform/call.ts';
import type { NamedRows, SeveralAction } from '../ui/several/several-action.ts';

/** How a product is named where several are. */
export const namedProducts: NamedRows<Product> = {
  idOf: ({ productId }) => productId,
  nameOf: ({ name }) => name,
  linkOf: ({ productId, name }) => (
    <Link to="/viewproduct" search={{ id: productId }}>
      {name}
    </Link>
  ),
};

const approve: SeveralAction<Product> = {
  operation: 'ApproveProduct',
  label: 'Approve',
  done: 'approved',
  fits: ({ status }) => status === 'Pending',
  question: ({ length }) => say.approve(length),
  bodyOf: ({ productId, version }) => encodedInput('ApproveProduct', { productId, version }),
};

const remove: SeveralAction<Product> = {
  operation: 'DeleteProduct',
  label: 'Delete',
  done: 'deleted',
  isDanger: true,
  fits: () => true,
  question: ({ length }) => say.remove(length),
  bodyOf: ({ productId, version }) => encodedInput('DeleteProduct', { id: productId, version }),
};

/** What can be done with several products, by the rights of the user. */
export function productActions({ mayApprove, mayDelete }: { readonly mayApprove: boolean; readonly mayDelete: boolean }) {
  return [...(mayApprove ? [approve] : []), ...(mayDelete ? [remove] : [])];
}
