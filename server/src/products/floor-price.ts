/** Who may set the floor price of a product, and who may see it. */
import type { Product } from '@vikray/contract/products/product.ts';
import type { SignedIn } from '../platform/identity.ts';

type User = Pick<SignedIn, 'rights'>;

/** Whether the user may send this floor price. Sending none, or the present one as shown to the user, sets nothing and needs no right. */
export function maySetFloorPrice(sent: number | null | undefined, present: number | null | undefined, user: User): boolean {
  const isPresent = sent === (present ?? null) && (sent === null || seesFloorPrices(user));
  return sent === undefined || isPresent || user.rights.has('Approve Product');
}

/** Whether the user may see floor prices: holders of Approve Product, and of Approve Quotation. */
export function seesFloorPrices({ rights }: User): boolean {
  return rights.has('Approve Product') || rights.has('Approve Quotation');
}

/** The product without its floor price. */
export function withoutFloorPrice({ floorPrice: _, ...product }: Product): Product {
  return product;
}
