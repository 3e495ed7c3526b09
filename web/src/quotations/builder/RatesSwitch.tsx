import { useId } from 'react';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { Switch } from '../../ui/controls/Switch.tsx';
import { needsChosenRate, taxModeOf } from './cart-rates.ts';
import type { ChangeQuotation, QuotationForm } from './quotation-form.ts';

interface RatesSwitchProps {
  readonly form: QuotationForm;
  readonly change: ChangeQuotation;
}

/** Taxes each product at its own rate, or all of them at the chosen one. */
export function RatesSwitch({ form, change }: RatesSwitchProps) {
  const switchId = useId();
  const isOn = taxModeOf(form) === 'By Product';
  const hint = needsChosenRate(form) ? say.ratesOfOthers(Number(form.gstPercent ?? 0)) : say.ratesOfAll;
  return (
    <div className="ledger-row ledger-switch">
      <span className="ledger-label">
        <label htmlFor={switchId}>{say.ratesByProduct}</label>
        {isOn && <small>{hint}</small>}
      </span>
      <Switch id={switchId} checked={isOn} onChange={(checked) => change({ taxMode: checked ? 'By Product' : 'One Rate' })} />
    </div>
  );
}
