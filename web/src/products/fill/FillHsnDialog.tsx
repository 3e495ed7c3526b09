import { firstMessage } from '@vikray/contract/platform/check.ts';
import { parseDecimal } from '@vikray/contract/platform/decimal.ts';
import { fillMessages as say } from '@vikray/contract/products/product-messages.ts';
import { filledTax } from '@vikray/contract/products/product-tax.ts';
import { useState } from 'react';
import { Field } from '../../ui/field/Field.tsx';
import { binder } from '../../ui/forms/bind.ts';
import { FormModal } from '../../ui/forms/FormModal.tsx';
import { DecimalInput } from '../../ui/inputs/DecimalInput.tsx';
import { HsnInput } from '../HsnInput.tsx';
import { fieldLabels } from '../product-form.ts';
import type { FilledTax } from './use-fill-hsn.ts';

interface FillHsnDialogProps {
  /** How many products are filled. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly onFill: (tax: FilledTax) => void;
  readonly onClose: () => void;
}

/** Asks for the code, and for the percentage of products that have none. A code from the list brings its usual percentage. */
export function FillHsnDialog({ count, isBusy, onFill, onClose }: FillHsnDialogProps) {
  const [form, setForm] = useState({ hsn: '', gstPercent: '' });
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));

  return (
    <FormModal
      title={say.title(count)}
      submitLabel={say.fill}
      closeLabel="Cancel"
      check={() => firstMessage(form, filledTax)}
      fields={['hsn', 'gstPercent']}
      isBusy={isBusy}
      isChanged={form.hsn !== '' || form.gstPercent !== ''}
      onSubmit={() => onFill({ hsn: form.hsn, gstPercent: parseDecimal(form.gstPercent) ?? null })}
      onClose={onClose}
    >
      <Field name="hsn" label={fieldLabels.hsn} required>
        <HsnInput {...bind('hsn')} onChoose={(hsn, percent) => setForm({ hsn, gstPercent: String(percent / 100) })} />
      </Field>
      <Field name="gstPercent" label={fieldLabels.gstPercent} hint={say.onlyBlank}>
        <DecimalInput {...bind('gstPercent')} maxDigits={3} suffix="%" />
      </Field>
    </FormModal>
  );
}
