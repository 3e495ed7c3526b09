import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { useIsPhone } from '../platform/media.ts';
import { notify } from '../platform/notify.tsx';
import { withProduct } from './cart.ts';
import { Cart } from './Cart.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import './products-step.css';
import type { QuotationForm } from './quotation-form.ts';

interface ProductsStepProps {
  readonly form: Pick<QuotationForm, 'cart' | 'priceType'>;
  readonly change: (changed: Partial<QuotationForm>) => void;
}

/** The products to choose from, and beside them the cart; on phones it stands above the wizard's buttons. */
export function ProductsStep({ form: { cart, priceType }, change }: ProductsStepProps) {
  const isPhone = useIsPhone();
  return (
    <div className="products-step">
      <ProductPicker
        isManual={priceType === 'Manual Price'}
        onAdd={(product, entry) => {
          change({ cart: withProduct(cart, product, entry) });
          notify.success(say.addedToCart);
        }}
      />
      {!isPhone && <Cart cart={cart} onChange={(changed) => change({ cart: changed })} />}
    </div>
  );
}
