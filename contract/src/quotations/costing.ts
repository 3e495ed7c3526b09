/**
 * The totals of a quotation as step 4 shows them, the server stores them and documents print them. Amounts in paise, percentages in
 * hundredths of a percent. Discount, tax on goods and tax on services are each rounded half up once. The total is the sum of the rounded
 * parts.
 */
export interface CostingInput {
  readonly subtotal: number;
  readonly discountPercent: number;
  readonly gstPercent: number;
  readonly specialCharges: number;
  readonly shippingCharges: number;
  readonly installationCharges: number;
  readonly gstServiceChargePercent: number;
}

/** The computed amounts of a costing, in paise. */
export interface Costing {
  readonly discountAmount: number;
  /** The subtotal less the discount. */
  readonly totalDiscountAmount: number;
  readonly gstAmount: number;
  readonly gstServiceChargeAmount: number;
  readonly totalAmount: number;
}

/** A percentage of an amount, rounded half up to a paisa. Exact for every amount that the contract accepts. */
export function share(paise: number, percentHundredths: number): number {
  return Number((BigInt(paise) * BigInt(percentHundredths) + 5000n) / 10_000n);
}

/** Computes the totals. Never fails; the total of an empty cart is its charges. */
export function costing(input: CostingInput): Costing {
  const discountAmount = share(input.subtotal, input.discountPercent);
  const totalDiscountAmount = input.subtotal - discountAmount;
  const gstAmount = share(totalDiscountAmount, input.gstPercent);
  const serviceCharges = input.specialCharges + input.shippingCharges + input.installationCharges;
  const gstServiceChargeAmount = share(serviceCharges, input.gstServiceChargePercent);
  const totalAmount = totalDiscountAmount + gstAmount + serviceCharges + gstServiceChargeAmount;
  return { discountAmount, totalDiscountAmount, gstAmount, gstServiceChargeAmount, totalAmount };
}
