import type { ReactNode } from 'react';
import { companyMessages } from '@vikray/contract/companies/company-messages.ts';
import { customerMessages } from '@vikray/contract/customers/customer-messages.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { TaxDecision } from '@vikray/contract/gst/tax-decision.ts';
import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import { failureSentence } from '../../platform/call-failure.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import type { TaxChoice, TaxedDocument } from './tax-choice.ts';
import './tax-words.css';
import { saysSame, TaxComparison } from './TaxComparison.tsx';
import { decisionOf, useTaxRecords } from './use-tax-records.ts';

interface RecalculateDialogProps {
  /** The quotation or order that keeps a decision. */
  readonly of: TaxedDocument;
  /** What the user says of the tax. */
  readonly tax: TaxChoice;
  /** Whether something else of the record would change with the same decision. */
  readonly isBehind?: (now: TaxDecision, buyer: Customer) => boolean;
  /** What else is read for it. */
  readonly more?: { readonly isFetching: boolean; readonly error: Error | null };
  readonly isBusy: boolean;
  /** Lets the user choose another place of supply. Absent where that is done elsewhere. */
  readonly onChange?: () => void;
  readonly onDecide: () => void;
  readonly onClose: () => void;
  /** What the decision means for the record. */
  readonly children?: (now: TaxDecision, buyer: Customer, isNew: boolean) => ReactNode;
}

/** Shows what would be decided now beside what is stored, and lets the user take it. */
export function RecalculateDialog(props: RecalculateDialogProps) {
  const { of, tax, isBehind = () => false, more, isBusy, onChange, onDecide, onClose, children } = props;
  const { companyForId, companyId, placeOfSupply, placeName, taxReason, taxCategory } = of;
  const form = { company: { value: companyForId, label: '' }, customer: { value: companyId, label: '' }, tax };
  const records = useTaxRecords(form, of);
  const { issuer, buyer, hiddenSite } = records;
  const error = records.error ?? more?.error;
  const failure =
    issuer === null ? companyMessages.notFound : buyer === null ? customerMessages.notFound : error ? failureSentence(error) : '';
  const now = records.isLoading || more?.isFetching || more?.error ? undefined : decisionOf(records, tax);
  const stored = { placeOfSupply, placeName, reason: taxReason, category: taxCategory };
  const isSame = now !== undefined && saysSame(stored, now);
  const isNew = now !== undefined && !!buyer && (!isSame || isBehind(now, buyer));
  return (
    <Dialog
      title={say.recalculateTitle}
      width={600}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {say.close}
          </Button>
          {now && onChange && (
            <Button disabled={isBusy} onClick={onChange}>
              {say.change}
            </Button>
          )}
          {isNew && (
            <Button look="filled" isBusy={isBusy} onClick={onDecide}>
              {say.afresh}
            </Button>
          )}
        </>
      }
    >
      <div className="tax-words" aria-busy={!now && failure === ''}>
        {failure !== '' && <p role="alert">{failure}</p>}
        {hiddenSite !== '' && <p>{say.siteGone(hiddenSite)}</p>}
        {isSame && <p>{taxReason}</p>}
        {isSame && !isNew && <p>{say.sameAsStored}</p>}
        {now && !isSame && <TaxComparison stored={stored} now={now} />}
        {now && buyer && children?.(now, buyer, isNew)}
      </div>
    </Dialog>
  );
}
