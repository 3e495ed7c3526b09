import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { voidReason } from '@vikray/contract/consignments/consignments-operations.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import * as z from 'zod';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Facts } from '../ui/page/Facts.tsx';
import { ConsignmentDialog } from './ConsignmentDialog.tsx';
import { useConsignmentEdit } from './use-consignment-edit.ts';
import type { PanelDialogProps } from './use-consignment-write.ts';

const fields = z.object({ reason: voidReason });
const labels = { reason: say.voidReason };
const noReason = () => ({ reason: '' });

/** The paper that becomes void: what it is, for whom, and what it is worth. */
function factsOf({ papers, invoiceNumber, companyName, total }: ConsignmentDetails) {
  const paper = papers.find(({ kind, state }) => kind === 'invoice' && state === 'Issued');
  return [
    { label: paper?.title ?? say.invoice, text: invoiceNumber },
    { label: say.customer, text: companyName },
    { label: say.amount, text: formatRupees(total) },
  ];
}

/** What follows from it. */
function consequences({ ewayNumber, irn }: ConsignmentDetails): string[] {
  return [...say.voidFollows, ...(ewayNumber === '' ? [] : [say.cancelEway(ewayNumber)]), ...(irn === '' ? [] : [say.cancelIrn])];
}

/** Asks for the reason and voids the invoice of the consignment. */
export function VoidDialog(props: PanelDialogProps) {
  const { consignmentId } = props.consignment;
  const edit = useConsignmentEdit({ ...props, name: 'void-invoice', formOf: noReason, labels });
  const { form, version } = edit;
  const bind = binder(form, edit.change);
  return (
    <ConsignmentDialog
      operation="VoidInvoice"
      title={say.voidInvoice}
      submitLabel={say.voidInvoice}
      isDanger
      said={say.voided}
      schema={fields}
      edit={edit}
      entered={form}
      toInput={() => ({ consignmentId, version, ...form })}
      note={
        <>
          <Facts facts={factsOf(props.consignment)} />
          <ul className="void-follows">
            {consequences(props.consignment).map((sentence) => (
              <li key={sentence}>{unbreakableNumbers(sentence)}</li>
            ))}
          </ul>
        </>
      }
    >
      <Field name="reason" label={labels.reason} required>
        <TextInput {...bind('reason')} maxLength={300} />
      </Field>
    </ConsignmentDialog>
  );
}
