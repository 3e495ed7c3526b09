import { addDays } from '@vikray/contract/platform/dates.ts';
import { receiptFileHolds } from '@vikray/contract/tax-documents/receipt-file.ts';
import { receiptFileMessages as say } from '@vikray/contract/tax-documents/receipt-file-messages.ts';
import { useRef, useState } from 'react';
import { today } from '../platform/today.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/controls/Dialog.tsx';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { SaveFileButton } from '../ui/lists/SaveFileButton.tsx';
import { FocusAtOnce } from '../ui/page/FocusAtOnce.tsx';
import './receipt-list.css';
import { useReadCompanies, useReceiptFile } from './money-queries.ts';

/** The month before this one, which an accountant asks for. */
function lastMonth() {
  const to = addDays(`${today().slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** Saves the receipts, refunds and credit notes of a company and some days as vouchers for Tally. Says first what the file leaves out. */
export function TallyModal({ onClose }: { readonly onClose: () => void }) {
  const { companies, failure } = useReadCompanies();
  const fields = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<number>();
  const [period, setPeriod] = useState(lastMonth);
  const companyId = chosen ?? companies[0]?.companyId;
  const isPeriod = period.from !== '' && period.from <= period.to;
  const asked = companyId !== undefined && isPeriod ? { companyId, ...period } : undefined;
  const counts = useReceiptFile(asked);
  return (
    <Dialog
      title={say.title}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {asked && (
            <SaveFileButton look="filled" address={`/api/receipts.xml?companyid=${asked.companyId}&from=${asked.from}&to=${asked.to}`}>
              {say.saveFile}
            </SaveFileButton>
          )}
        </>
      }
    >
      <div ref={fields}>
        <FieldGrid>
          <Field name="companyId" label={say.company}>
            <OptionSelect
              value={companyId}
              onChange={choose}
              options={companies.map((company) => ({ value: company.companyId, label: company.companyName }))}
            />
          </Field>
          <Field name="from" label={say.from} span={12}>
            <DateInput value={period.from} onChange={(from = '') => setPeriod({ ...period, from })} />
          </Field>
          <Field name="to" label={say.to} span={12}>
            <DateInput value={period.to} onChange={(to = '') => setPeriod({ ...period, to })} />
          </Field>
        </FieldGrid>
        <FocusAtOnce target={fields} first="button, input" />
      </div>
      <p className="tally-contents" role="status">
        {isPeriod ? (failure ?? (counts && receiptFileHolds(counts))) : say.invalidPeriod}
      </p>
      <p className="field-hint">{say.noAccounts}</p>
    </Dialog>
  );
}
