import { lazyPart } from '../../platform/lazy-part.ts';
import { CartSummary } from './products/CartSummary.tsx';
import './costing-step.css';
import { ChargeRow, ComputedRow, DiscountRow, GstRow } from '../ledger-rows.tsx';
import { goodsTaxName } from '@vikray/contract/quotations/printed-names.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Suspense } from 'react';
import type { Bind } from '../../ui/forms/bind.ts';
import { hasDifferingRate, lineRates, taxModeOf } from './cart-rates.ts';
import { costingOf, groupsOf, hasOwnChargesRate, type ChangeQuotation, type QuotationForm } from './quotation-form.ts';
import { useIssuer } from '../part-queries.ts';
import { RatesSwitch } from './RatesSwitch.tsx';

/** Loaded with this step, because the decision needs all States. */
const TaxLine = lazyPart(async () => ({ default: (await import('../tax/TaxLine.tsx')).TaxLine }));

/** Loaded where a company keeps its money here. */
const PaymentPlanFields = lazyPart(async () => ({ default: (await import('./PaymentPlanFields.tsx')).PaymentPlanFields }));

interface CostingStepProps {
  readonly form: QuotationForm;
  readonly bind: Bind<QuotationForm>;
  readonly change: ChangeQuotation;
  /** The quotation that is edited or revised; absent for a new one. */
  readonly changed: Quotation | undefined;
  /** An order keeps the payment plan of its quotation. */
  readonly isOfOrder: boolean;
}

/** The costing, row by row, recomputed with every key. The cart is beside it. */
export function CostingStep({ form, bind, change, changed, isOfOrder }: CostingStepProps) {
  const costs = costingOf(form);
  const isByProduct = taxModeOf(form) === 'By Product';
  const keepsMoney = (useIssuer(form.company?.value).data?.moneyFrom ?? '') !== '';
  const asksForPlan = !isOfOrder && (keepsMoney || form.paymentPlan.length > 0);
  const goods = groupsOf(form).filter(({ kind }) => kind === 'goods');
  return (
    <div className="costing-step">
      <div>
        <div className="ledger">
          <ComputedRow label="Subtotal" paise={costs.subtotal} isStrong />
          <DiscountRow name="discountPercent" label="Discount percent" {...bind('discountPercent')} />
          <ComputedRow label="Discount amount" paise={costs.discountAmount} />
          <ComputedRow label="Discounted total" paise={costs.totalDiscountAmount} isStrong />
          <GstRow name="gstPercent" label="GST percent" {...bind('gstPercent')} />
          <div className="tax-place">
            <Suspense>
              <TaxLine form={form} change={change} changed={changed} />
            </Suspense>
          </div>
          {hasDifferingRate(form) && <RatesSwitch form={form} change={change} />}
          {isByProduct ? (
            goods.map(({ gstPercent, tax }) => <ComputedRow key={gstPercent} label={goodsTaxName(gstPercent)} paise={tax} />)
          ) : (
            <ComputedRow label="GST amount" paise={costs.gstAmount} />
          )}
          <ChargeRow name="specialCharges" label="Special packing and forwarding charges" {...bind('specialCharges')} />
          <ChargeRow name="shippingCharges" label="Shipping charges" {...bind('shippingCharges')} />
          <ChargeRow name="installationCharges" label="Installation charges" {...bind('installationCharges')} />
          {hasOwnChargesRate(form) ? (
            <>
              <GstRow name="gstServiceChargePercent" label="GST on service charge percent" {...bind('gstServiceChargePercent')} />
              <ComputedRow label="GST on service charge amount" paise={costs.gstServiceChargeAmount} />
            </>
          ) : (
            <p className="ledger-note">{form.chargesMode === 'Highest Rate' ? say.chargesAtHighest : say.chargesWithGoods}</p>
          )}
          <ComputedRow label="Total amount" paise={costs.totalAmount} isTotal />
        </div>
        {asksForPlan && (
          <Suspense>
            <PaymentPlanFields
              parts={form.paymentPlan}
              total={costs.totalAmount}
              term={form.terms.payment ?? ''}
              onChange={(paymentPlan) => change({ paymentPlan })}
            />
          </Suspense>
        )}
      </div>
      <CartSummary cart={form.cart} rates={isByProduct ? lineRates(form) : undefined} />
    </div>
  );
}
