import { firstMessage } from '@vikray/contract/platform/check.ts';
import { statedMoment } from '@vikray/contract/platform/dates.ts';
import { taxMessages as say } from '@vikray/contract/taxes/tax-messages.ts';
import { newTax } from '@vikray/contract/taxes/taxes-operations.ts';
import { useState } from 'react';
import * as z from 'zod';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { Field } from '../ui/field/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { refreshTaxes } from './tax-queries.ts';

const entered = z.object(newTax);

export function AddTaxModal({ onClose }: { readonly onClose: () => void }) {
  const { userId } = useLogin();
  const [tax, setTax] = useState('');
  const add = useSubmit('AddTax');

  async function submit(): Promise<void> {
    const added = await add.send({ tax }, () => ({ ...entered.parse({ tax }), updatedBy: userId, updatedOn: statedMoment(new Date()) }));
    // Also when refused: someone may have added the same percentage in the meantime.
    void refreshTaxes();
    if (!added) return;
    notify.success(say.added);
    onClose();
  }

  return (
    <FormModal
      title="Tax Details"
      submitLabel="Add Tax"
      check={() => firstMessage({ tax }, entered)}
      fields={['tax']}
      refusal={add.refusalOf({ tax })}
      isBusy={add.isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field name="tax" label="Tax Percentage" required>
        <DecimalInput value={tax} onChange={setTax} maxDigits={3} suffix="%" />
      </Field>
    </FormModal>
  );
}
