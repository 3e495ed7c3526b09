import type { Deal } from '@vikray/contract/deals/deal.ts';
import { enquiryMessages as say } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { notify } from '../platform/notify.tsx';
import { LossDialog, noLoss } from '../quotations/public.ts';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { refreshEnquiries } from './enquiry-queries.ts';

interface CloseEnquiryDialogProps {
  readonly deal: Deal;
  readonly onClose: () => void;
}

/** Asks why an enquiry is closed, and closes it. */
export function CloseEnquiryDialog({ deal: { dealId, version, number }, onClose }: CloseEnquiryDialogProps) {
  const { form, change, isChanged, close } = useDialogDraft(`close-enquiry-${dealId}`, noLoss, onClose);
  const closing = useSubmit('CloseEnquiry');
  const entries = { dealId, version, ...form };

  async function submit(lostReason: number): Promise<void> {
    const closed = await closing.send(entries, () => ({ dealId, version, lostReason, remark: form.remark }));
    // Also when refused: the enquiry is no longer as shown.
    void refreshEnquiries();
    if (!closed) return;
    notify.success(say.closed, { about: number });
    close();
  }

  return (
    <LossDialog
      title={say.closeEnquiry}
      form={form}
      onChange={change}
      refusal={closing.refusalOf(entries)}
      isBusy={closing.isBusy}
      isChanged={isChanged}
      onSubmit={(reason) => void submit(reason)}
      onClose={close}
    />
  );
}
