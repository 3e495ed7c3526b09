/** The checks of the product wizards, step by step, in the order and words of PRD-06 to PRD-11. */
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import { productTax } from '@vikray/contract/products/product-tax.ts';
import { deliveryAndPayment, floorPrice, productDetails, stockAndPricing } from '@vikray/contract/products/product.ts';
import * as z from 'zod';
import { disclaimerTicked } from '../ui/forms/CheckedDisclaimer.tsx';
import { entered, type ProductForm } from './product-form.ts';

/** Step 1. The picture is checked first; a stored one is enough. */
export function detailsFailure(form: ProductForm): FailedCheck | undefined {
  if (!form.image && form.photo === '') return { field: 'photo', message: say.uploadImage };
  return firstMessage(entered(form), z.object(productDetails));
}

/** Step 2. */
export function pricingFailure(form: ProductForm): FailedCheck | undefined {
  return firstMessage(form, z.object({ ...stockAndPricing, ...floorPrice, ...productTax }));
}

/** Step 3. */
export function deliveryFailure(form: ProductForm): FailedCheck | undefined {
  return firstMessage(form, z.object(deliveryAndPayment), disclaimerTicked);
}
