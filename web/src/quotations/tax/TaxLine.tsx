import { useState } from 'react';
import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { LinkButton } from '../../ui/page/LinkButton.tsx';
import { Note } from '../../ui/page/Note.tsx';
import { lineRates, taxModeOf } from '../builder/cart-rates.ts';
import type { ChangeQuotation, QuotationForm } from '../builder/quotation-form.ts';
import { ChangeTaxDialog } from './ChangeTaxDialog.tsx';
import './tax-line.css';
import { saysSame } from './TaxComparison.tsx';
import { TaxReasonDialog } from './TaxReasonDialog.tsx';
import { useTaxLine } from './use-tax-line.ts';

interface TaxLineProps {
  readonly form: QuotationForm;
  readonly change: ChangeQuotation;
  /** The quotation that is edited or revised; absent for a new one. */
  readonly changed: Quotation | undefined;
}

/** The heads of tax and their reason in one line, and what to do where no tax may be charged. */
export function TaxLine({ form, change, changed }: TaxLineProps) {
  const [dialog, setDialog] = useState<'why' | 'change'>();
  const line = useTaxLine(form, changed);
  if (!line) return null;
  const { shown, now, isStored, question } = line;
  const close = () => setDialog(undefined);
  const isOutdated = isStored && !saysSame(shown, now);
  const rates = taxModeOf(form) === 'By Product' ? lineRates(form) : [Number(form.gstPercent)];
  const chargesTax = rates.some((rate) => rate > 0) || Number(form.gstServiceChargePercent) > 0;
  return (
    <>
      <p className="tax-line" aria-live="polite">
        {now.warnings.length > 0 && <WarningIcon aria-label={say.hasWarnings} />}
        <span>{shown.reason}</span>
        <LinkButton label={say.why} onClick={() => setDialog('why')} />
        <LinkButton label={say.change} onClick={() => setDialog('change')} />
        {isOutdated && <LinkButton label={say.afresh} onClick={() => setDialog('why')} />}
      </p>
      {question !== '' && chargesTax && (
        <div className="tax-question">
          <Note
            kind="warning"
            title={question}
            action={
              <Button size="small" onClick={() => change({ gstPercent: '0.00', gstServiceChargePercent: '0.00', taxMode: 'One Rate' })}>
                {say.setToZero}
              </Button>
            }
          />
        </div>
      )}
      {dialog === 'why' && (
        <TaxReasonDialog
          line={line}
          stored={isStored ? changed : undefined}
          onRecalculate={isOutdated ? () => change(({ tax }) => ({ tax: { ...tax, recalculateTax: 'Yes' } })) : undefined}
          onClose={close}
        />
      )}
      {dialog === 'change' && <ChangeTaxDialog tax={form.tax} onChange={(tax) => change({ tax })} onClose={close} />}
    </>
  );
}
