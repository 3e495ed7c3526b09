import { planMessages } from '@vikray/contract/money/plan-messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import type { QuotationEntries } from './builder/quotation-form.ts';

type Unlabelled = 'priceType' | 'chargesMode' | 'reason' | 'approvesAtOnce';

const labels: Readonly<Record<Exclude<keyof QuotationEntries, Unlabelled>, string>> = {
  date: 'Quotation Date',
  validUntil: 'Valid Until',
  company: 'Issuing Company',
  customer: 'Customer',
  contactId: 'Contact Person',
  cart: 'Products',
  discountPercent: 'Discount percent',
  gstPercent: 'GST percent',
  taxMode: say.ratesByProduct,
  specialCharges: 'Special packing and forwarding charges',
  shippingCharges: 'Shipping charges',
  installationCharges: 'Installation charges',
  gstServiceChargePercent: 'GST on service charge percent',
  tax: 'Place of Supply',
  paymentPlan: planMessages.title,
  terms: 'Terms',
};

/** The labels of the fields that two users can both change. */
export const fieldLabels: Readonly<Partial<Record<keyof QuotationEntries, string>>> = labels;
