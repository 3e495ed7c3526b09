import { companyMessages } from '@vikray/contract/companies/company-messages.ts';
import { customerMessages } from '@vikray/contract/customers/customer-messages.ts';
import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Button } from 'antd';
import { failureSentence } from '../../platform/call-failure.ts';
import { notify } from '../../platform/notify.tsx';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { Dialog } from '../../ui/page/Dialog.tsx';
import { refreshQuotations } from '../quotation-queries.ts';
import { unchangedContents } from '../view/unchanged-contents.ts';
import { taxChoiceOf } from './tax-choice.ts';
import { saysSame, TaxComparison } from './TaxComparison.tsx';
import './tax-words.css';
import { decisionOf, useTaxRecords } from './use-tax-records.ts';

interface DecideAfreshDialogProps {
  readonly quotation: Quotation;
  readonly onClose: () => void;
}

/** Shows what would be decided now beside what is kept, and keeps the new decision when the user agrees. */
export function DecideAfreshDialog({ quotation, onClose }: DecideAfreshDialogProps) {
  const { quotationId, version, number, placeOfSupply, placeName, taxReason } = quotation;
  const { now, hiddenSite, failure } = useTaxNow(quotation);
  const update = useSubmit('UpdateQuotation');
  const kept = { placeOfSupply, placeName, reason: taxReason };
  const isSame = now !== undefined && saysSame(kept, now);

  async function decide(): Promise<void> {
    const contents = async () => ({ ...(await unchangedContents(quotation)), decideAfresh: 'Yes' as const });
    const decided = await update.send({ quotationId, version, decideAfresh: 'Yes' }, contents);
    // Also when refused: the quotation is no longer as shown.
    void refreshQuotations();
    if (decided) notify.success(say.decidedAfresh, { about: number });
    onClose();
  }

  return (
    <Dialog
      title={say.afreshTitle}
      width={600}
      isBusy={update.isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={update.isBusy} onClick={onClose}>
            {say.close}
          </Button>
          {now && !isSame && (
            <Button type="primary" loading={update.isBusy} onClick={() => void decide()}>
              {say.afresh}
            </Button>
          )}
        </>
      }
    >
      <div className="tax-words" aria-busy={!now && failure === ''}>
        {failure !== '' && <p role="alert">{failure}</p>}
        {hiddenSite !== '' && <p>{say.siteGone(hiddenSite)}</p>}
        {isSame && (
          <>
            <p>{taxReason}</p>
            <p>{say.keptUnchanged}</p>
          </>
        )}
        {now && !isSame && <TaxComparison kept={kept} now={now} />}
      </div>
    </Dialog>
  );
}

/** What is decided for a quotation now, with what the user said of its tax. */
function useTaxNow(quotation: Quotation) {
  const { companyForId, companyId } = quotation;
  const tax = taxChoiceOf(quotation);
  const form = { company: { value: companyForId, label: '' }, customer: { value: companyId, label: '' }, tax };
  const records = useTaxRecords(form, quotation);
  const { issuer, buyer, error, hiddenSite } = records;
  const failure =
    issuer === null ? companyMessages.notFound : buyer === null ? customerMessages.notFound : error ? failureSentence(error) : '';
  return { now: records.isLoading ? undefined : decisionOf(records, tax), hiddenSite, failure };
}
