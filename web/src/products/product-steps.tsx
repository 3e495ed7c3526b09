import { productTax } from '@vikray/contract/products/product-tax.ts';
import { deliveryAndPayment, floorPrice, productDetails, stockAndPricing } from '@vikray/contract/products/product.ts';
import { binder } from '../ui/forms/bind.ts';
import type { WizardStep } from '../ui/forms/wizard-steps.ts';
import { DeliveryPaymentStep } from './DeliveryPaymentStep.tsx';
import { deliveryFailure, detailsFailure, pricingFailure } from './product-checks.ts';
import type { ProductForm } from './product-form.ts';
import { ProductDetailsStep } from './ProductDetailsStep.tsx';
import { StockPricingStep } from './StockPricingStep.tsx';

interface ProductStepsFacts {
  readonly form: ProductForm;
  readonly change: (changed: Partial<ProductForm>) => void;
  readonly isLocked?: boolean;
}

/** The three steps of a new or saved product. */
export function productSteps({ form, change, isLocked = false }: ProductStepsFacts): WizardStep[] {
  const bind = binder(form, change);
  return [
    {
      title: 'Product Details',
      fields: ['photo', ...Object.keys(productDetails)],
      check: () => detailsFailure(form),
      body: <ProductDetailsStep bind={bind} photo={form.photo} />,
    },
    {
      title: 'Stock & Pricing',
      fields: [...Object.keys(stockAndPricing), ...Object.keys(floorPrice), ...Object.keys(productTax)],
      check: () => pricingFailure(form),
      body: <StockPricingStep form={form} change={change} />,
    },
    {
      title: 'Delivery/Payment',
      fields: [...Object.keys(deliveryAndPayment), 'disclaimer'],
      check: () => deliveryFailure(form),
      body: <DeliveryPaymentStep form={form} bind={bind} isLocked={isLocked} />,
    },
  ];
}
