import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { useDialogEdit } from '../ui/forms/use-dialog-edit.tsx';
import { reloadConsignment } from './tax-document-queries.ts';
import type { PanelDialogProps } from './use-consignment-write.ts';

interface ConsignmentEdit<Form> extends PanelDialogProps {
  /** Names the dialog. */
  readonly name: string;
  readonly formOf: (consignment: ConsignmentDetails) => Form;
  readonly labels: Readonly<Record<keyof Form & string, string>>;
}

/** The entries of a dialog of the panel. They outlast the end of a session, and are put on the consignment as someone else has left it. */
export function useConsignmentEdit<Form extends object>({ name, consignment, formOf, labels, onClose }: ConsignmentEdit<Form>) {
  const { consignmentId } = consignment;
  return useDialogEdit({
    draftName: `${name}-${consignmentId}`,
    saved: consignment,
    versionedOf: (saved) => ({ version: saved.version, form: formOf(saved) }),
    reload: async () => reloadConsignment(consignmentId),
    labels,
    onClose,
  });
}
