import { entriesBehind } from '@vikray/contract/gst/same-tax-entries.ts';
import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { failureSentence } from '../../platform/call-failure.ts';
import { notify } from '../../platform/notify.tsx';
import { queryOf } from '../../platform/queries.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { Dialog } from '../../ui/page/Dialog.tsx';
import { refreshQuotations } from '../quotation-queries.ts';
import { unchangedContents } from '../view/unchanged-contents.ts';
import { saysSame, TaxComparison } from './TaxComparison.tsx';
import './tax-words.css';

interface DecideAfreshDialogProps {
  readonly quotation: Quotation;
  readonly onClose: () => void;
}

/** Shows what would be decided now beside what is kept, and keeps the new decision when the user agrees. */
export function DecideAfreshDialog({ quotation, onClose }: DecideAfreshDialogProps) {
  const { quotationId, version, number, placeOfSupply, placeName, taxReason } = quotation;
  const { data: now, error } = useTaxNow(quotation);
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
      <div className="tax-words" aria-busy={!now && !error}>
        {error && <p role="alert">{failureSentence(error)}</p>}
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

/** What the server would decide for a quotation now, with what the user said of its tax. */
function useTaxNow(quotation: Quotation) {
  const { companyForId: companyId, companyId: customerId } = quotation;
  const { siteId, installed, placeOfSupply } = entriesBehind(quotation, { companyId, customerId });
  return useQuery({
    ...queryOf('GetTaxDecision', { companyId, customerId, siteId, installed, placeOfSupply }),
    select: ([decision]) => decision,
    placeholderData: undefined,
    gcTime: 0,
  });
}
