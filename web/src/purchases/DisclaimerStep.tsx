import { dashedDate } from '@vikray/contract/platform/dates.ts';
import type { Bind } from '../ui/forms/bind.ts';
import { CheckedDisclaimer } from '../ui/forms/CheckedDisclaimer.tsx';
import { Facts } from '../ui/page/Facts.tsx';
import { LineList } from './LineList.tsx';
import type { PurchaseForm } from './purchase-form.ts';
import './purchase.css';

interface DisclaimerStepProps {
  readonly form: PurchaseForm;
  readonly bind: Bind<PurchaseForm>;
  readonly stocks: ReadonlyMap<number, number>;
}

/** A summary of what was entered, and the disclaimer. */
export function DisclaimerStep({ form: { supplier, invoiceNumber, date, lines }, bind, stocks }: DisclaimerStepProps) {
  return (
    <div className="purchase-check">
      <Facts
        facts={[
          { label: 'Supplier', text: supplier?.label ?? '' },
          { label: 'Purchase Invoice Number', text: invoiceNumber },
          { label: 'Purchase Date', text: date === undefined ? '' : dashedDate(date) },
        ]}
      />
      <LineList lines={lines} stocks={stocks} />
      <CheckedDisclaimer {...bind('disclaimer')} />
    </div>
  );
}
