import { CartSummary } from './products/CartSummary.tsx';
import './costing-step.css';
import { ChargeRow, ComputedRow, DiscountRow, GstRow } from '../ledger-rows.tsx';
import type { Bind } from '../../ui/forms/bind.ts';
import { costingOf, type QuotationForm } from './quotation-form.ts';

interface CostingStepProps {
  readonly form: QuotationForm;
  readonly bind: Bind<QuotationForm>;
}

/** The costing, row by row, recomputed with every key. The cart is beside it. */
export function CostingStep({ form, bind }: CostingStepProps) {
  const costs = costingOf(form);
  return (
    <div className="costing-step">
      <div className="ledger">
        <ComputedRow label="Subtotal" paise={costs.subtotal} isStrong />
        <DiscountRow name="discountPercent" label="Discount percent" {...bind('discountPercent')} />
        <ComputedRow label="Discount amount" paise={costs.discountAmount} />
        <ComputedRow label="Discounted total" paise={costs.totalDiscountAmount} isStrong />
        <GstRow name="gstPercent" label="GST percent" {...bind('gstPercent')} />
        <ComputedRow label="GST amount" paise={costs.gstAmount} />
        <ChargeRow name="specialCharges" label="Special packing and forwarding charges" {...bind('specialCharges')} />
        <ChargeRow name="shippingCharges" label="Shipping charges" {...bind('shippingCharges')} />
        <ChargeRow name="installationCharges" label="Installation charges" {...bind('installationCharges')} />
        <GstRow name="gstServiceChargePercent" label="GST on service charge percent" {...bind('gstServiceChargePercent')} />
        <ComputedRow label="GST on service charge amount" paise={costs.gstServiceChargeAmount} />
        <ComputedRow label="Total amount" paise={costs.totalAmount} isTotal />
      </div>
      <CartSummary cart={form.cart} />
    </div>
  );
}
