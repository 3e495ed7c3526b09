import { costing, type Costing, type CostingInput } from '@vikray/contract/quotations/costing.ts';
import type { AmountColumns } from '../quotations-tables.ts';

/** A program that calls the API may round at another step, so an amount that it states may differ by one paisa. */
const tolerancePaise = 1;

type StatedByBrowser = { readonly [K in keyof Costing]?: number | undefined };

/** The amounts of a quotation in paise, computed by `costing`. Returns nothing when one that the browser states differs from it. */
export function computedAmounts(input: CostingInput & StatedByBrowser): AmountColumns | undefined {
  const computed = costing(input);
  const names = ['discountAmount', 'totalDiscountAmount', 'gstAmount', 'gstServiceChargeAmount', 'totalAmount'] as const;
  if (names.some((name) => Math.abs((input[name] ?? computed[name]) - computed[name]) > tolerancePaise)) return undefined;
  return {
    subtotal_paise: input.subtotal,
    discount_percent_hundredths: input.discountPercent,
    discount_paise: computed.discountAmount,
    discounted_paise: computed.totalDiscountAmount,
    gst_percent_hundredths: input.gstPercent,
    gst_paise: computed.gstAmount,
    special_charges_paise: input.specialCharges,
    shipping_charges_paise: input.shippingCharges,
    installation_charges_paise: input.installationCharges,
    service_gst_percent_hundredths: input.gstServiceChargePercent,
    service_gst_paise: computed.gstServiceChargeAmount,
    total_paise: computed.totalAmount,
  };
}
