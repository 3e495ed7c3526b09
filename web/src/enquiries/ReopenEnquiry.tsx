import { useState } from 'react';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import { enquiryMessages as say } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { refreshEnquiries } from './enquiry-queries.ts';

/** Opens a closed enquiry again after asking. */
export function ReopenEnquiry({ deal: { dealId, version, number, companyName } }: { readonly deal: Deal }) {
  const [isOpen, setOpen] = useState(false);
  const reopening = useSubmit('ReopenEnquiry');

  async function reopen(): Promise<void> {
    const entries = { dealId, version };
    const reopened = await reopening.send(entries, () => entries);
    // Also when refused: the enquiry is no longer as shown.
    void refreshEnquiries();
    setOpen(false);
    if (reopened) notify.success(say.reopened, { about: number });
  }

  const record = (
    <>
      <strong className="unbroken">{number}</strong>
      <span>{companyName}</span>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say.reopen}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={say.confirmReopen}
        record={record}
        isBusy={reopening.isBusy}
        onYes={() => void reopen()}
        onNo={() => setOpen(false)}
      />
    </>
  );
}
