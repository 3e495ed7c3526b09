import { longInstant } from '@vikray/contract/platform/dates.ts';
import { setupMessages as say } from '@vikray/contract/setup/setup-messages.ts';
import { taxMessages } from '@vikray/contract/taxes/tax-messages.ts';
import { newTax } from '@vikray/contract/taxes/taxes-operations.ts';
import * as z from 'zod';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { refreshTaxes } from '../taxes/public.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { taxFailure, type SetupForm } from './setup-form.ts';
import { refreshSetup, useTaxes } from './setup-queries.ts';

const entered = z.object(newTax);

/** The tax percentages that there are, and one more. */
export function useTaxesStep(form: SetupForm, change: (changed: Partial<SetupForm>) => void) {
  const { userId } = useLogin();
  const taxes = useTaxes().data ?? [];
  const add = useSubmit('AddTax');
  const { tax } = form;

  async function save(): Promise<void> {
    const added = await add.send({ tax }, () => ({ ...entered.parse({ tax }), updatedBy: userId, updatedOn: longInstant(new Date()) }));
    void refreshTaxes();
    if (!added) return;
    notify.success(taxMessages.added);
    change({ tax: '' });
    await refreshSetup();
  }

  return {
    isBusy: add.isBusy,
    refusal: add.refusalOf({ tax }),
    step: {
      title: 'Taxes',
      fields: ['tax'],
      check: () => taxFailure(form),
      onDone: () => {
        if (tax !== '') void save();
      },
      body: (
        <>
          <p className="setup-hint">{say.taxesHint}</p>
          <ul className="setup-taxes">
            {taxes.map(({ value }) => (
              <li key={value}>{`${value} %`}</li>
            ))}
          </ul>
          <FieldGrid>
            <Field name="tax" label={say.anotherTax} span={8}>
              <DecimalInput value={tax} onChange={(typed) => change({ tax: typed })} maxDigits={3} suffix="%" />
            </Field>
          </FieldGrid>
        </>
      ),
    },
  };
}
