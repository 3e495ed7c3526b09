import { firstMessage } from '@vikray/contract/platform/check.ts';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import { taxMessages as say } from '@vikray/contract/taxes/tax-messages.ts';
import { newTax } from '@vikray/contract/taxes/taxes-operations.ts';
import * as z from 'zod';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { Field } from '../ui/field/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { refreshTaxes } from './tax-queries.ts';

const entered = z.object(newTax);
const noTax = { tax: '' };

export function AddTaxModal({ onClose }: { readonly onClose: () => void }) {
  const { userId } = useLogin();
  const { form, change, isChanged, close } = useDialogDraft('add-tax', noTax, onClose);
  const add = useSubmit('AddTax');

  async function submit(): Promise<void> {
    const added = await add.send(form, () => ({ ...entered.parse(form), updatedBy: userId, updatedOn: longInstant(new Date()) }));
    // Also when refused: someone may have added the same percentage in the meantime.
    void refreshTaxes();
    if (!added) return;
    notify.success(say.added);
    close();
  }

  return (
    <FormModal
      title="Tax Details"
      submitLabel="Add Tax"
      check={() => firstMessage(form, entered)}
      fields={['tax']}
      refusal={add.refusalOf(form)}
      isBusy={add.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <Field name="tax" label="Tax Percentage" required>
        <DecimalInput value={form.tax} onChange={(tax) => change({ tax })} maxDigits={3} suffix="%" />
      </Field>
    </FormModal>
  );
}
