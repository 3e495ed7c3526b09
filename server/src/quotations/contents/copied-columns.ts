/** The columns that an order has of its quotation, and those of them that make an answer. */
import { isByProduct, type answeredRates } from '@vikray/contract/quotations/tax-mode.ts';
import type { printedAmounts, Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { AmountColumns, PrintedColumns, RateColumns, TaxColumns } from '../quotations-tables.ts';

/** The amounts in an answer, and how its goods and charges are taxed. */
export function asAmounts(row: AmountColumns & RateColumns): Pick<Quotation, keyof typeof printedAmounts | keyof typeof answeredRates> {
  return {
    subtotal: row.subtotal_paise,
    discountPercent: row.discount_percent_hundredths,
    discountAmount: row.discount_paise,
    totalDiscountAmount: row.discounted_paise,
    gstPercent: isByProduct({ taxMode: row.tax_mode }) ? null : row.gst_percent_hundredths,
    gstAmount: row.gst_paise,
    specialCharges: row.special_charges_paise,
    shippingCharges: row.shipping_charges_paise,
    installationCharges: row.installation_charges_paise,
    gstServiceChargePercent: row.service_gst_percent_hundredths,
    gstServiceChargeAmount: row.service_gst_paise,
    totalAmount: row.total_paise,
    taxMode: row.tax_mode,
    chargesMode: row.charges_mode,
  };
}

/** The columns that an order copies unchanged from its quotation. */
export const copiedColumns = [
  'customer_id',
  'contact_person_id',
  'company_id',
  'prepared_by_id',
  'customer_name',
  'customer_name_key',
  'company_name',
  'company_image_hash',
  'printed',
  'subtotal_paise',
  'discount_percent_hundredths',
  'discount_paise',
  'discounted_paise',
  'gst_percent_hundredths',
  'gst_paise',
  'special_charges_paise',
  'shipping_charges_paise',
  'installation_charges_paise',
  'service_gst_percent_hundredths',
  'service_gst_paise',
  'total_paise',
  'place_of_supply',
  'place_name',
  'tax_heads',
  'tax_reason',
  'is_installed',
  'place_reason',
  'decided_by',
  'decided_at',
  'site_id',
  'tax_mode',
  'charges_mode',
] as const satisfies readonly (keyof CopiedColumns)[];

/** What an order copies from its quotation. */
export type CopiedColumns = PrintedColumns & AmountColumns & TaxColumns & RateColumns;

/** What an order copies from the row of its quotation. */
export function copiedColumnsOf(row: CopiedColumns): CopiedColumns {
  // Each name comes with its own value.
  return Object.fromEntries(copiedColumns.map((name) => [name, row[name]])) as unknown as CopiedColumns;
}
