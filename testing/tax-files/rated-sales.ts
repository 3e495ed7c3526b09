/** Sales with rates by product, for tests of many kinds of supply. */
import type { ChargesMode } from '@vikray/contract/gst/gst-category.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { addCustomer } from '../builders/customers.ts';
import { addOrderWithLines } from '../builders/dispatches.ts';
import { addProduct } from '../builders/products.ts';
import { aRatedQuotation } from '../builders/quotations.ts';
import type { Caller } from '../panel/caller.ts';

/** A customer and its goods. Each line has a rate in paise and a percentage in hundredths. */
export interface RatedSale {
  readonly customer?: Partial<InputOf<'AddCustomer'>>;
  readonly lines: readonly { readonly rate: number; readonly gstPercent: number; readonly quantity?: number; readonly hsn?: string }[];
  /** There is no discount and no charge unless named here. */
  readonly change?: Partial<InputOf<'AddQuotation'>> & { readonly chargesMode?: ChargesMode };
}

const plain = { discountPercent: 0, specialCharges: 0, shippingCharges: 0, installationCharges: 0, installed: 'No' } as const;

/** Sells new products to a new customer, up to the order. */
export async function orderRated(caller: Caller, companyId: number, { customer, lines, change }: RatedSale) {
  const customerId = await addCustomer(caller, customer);
  const [contact] = await caller.call('GetCustomerContactPerson', { customerId });
  const productIds = await Promise.all(
    lines.map(async ({ hsn = '940310' }) => {
      const productId = await addProduct(caller, { stock: 10_000_00 });
      await caller.call('UpdateProductTax', { productId, hsn, unit: 'PCS' });
      return productId;
    }),
  );
  const setup = { companyId, customerId, contactPersonId: contact?.contactId ?? 0, productId: productIds[0] ?? 0 };
  const rated = lines.map((line, index) => ({ quantity: 1, ...line, productId: productIds[index] ?? 0 }));
  const quotation = aRatedQuotation(setup, rated, { ...plain, ...change });
  return { ...(await addOrderWithLines(caller, quotation)), quotation, customerId };
}

const india = 101;

/** The first city of a State, or of the first State of a country. */
export async function placeIn(caller: Caller, { country = india, stateName }: { country?: number; stateName?: string }) {
  const states = await caller.call('GetState', { countryId: country });
  const state = states.find(({ label }) => stateName === undefined || label === stateName)?.value ?? 0;
  const [city] = await caller.call('GetCity', { stateId: state });
  return { country, state, city: city?.value ?? 0, ...(country === india && { pincode: '395002' }) };
}
