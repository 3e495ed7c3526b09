import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { notify } from '../platform/notify.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { refreshConsignments } from './tax-document-queries.ts';

/** What the dialogs of the panel take. */
export interface PanelDialogProps {
  readonly consignment: ConsignmentDetails;
  readonly onClose: () => void;
}

/** The operations that write something of a consignment. */
export type ConsignmentWrite = 'UpdateEway' | 'UpdateEinvoice' | 'UpdateTransport' | 'IssueChallan' | 'IssueInvoice' | 'VoidInvoice';

/** Writes something of a consignment and closes the dialog. */
export function useConsignmentWrite<N extends ConsignmentWrite>(name: N, onClose: () => void, sentence: string = say.saved) {
  const saving = useSubmit(name);
  async function save(entries: unknown, toInput: () => InputOf<N>): Promise<void> {
    const saved = await saving.send(entries, toInput);
    // Also when refused: the record may no longer be as shown.
    void refreshConsignments();
    if (!saved) return;
    notify.success(sentence);
    onClose();
  }
  return { ...saving, save };
}
