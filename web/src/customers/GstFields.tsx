import { gstCategories, presumedCategory } from '@vikray/contract/gst/gst-category.ts';
import { gstinHints } from '@vikray/contract/gst/gstin-hints.ts';
import { isSoundGstin, stateOfGstin } from '@vikray/contract/gst/gstin.ts';
import { normalGstin } from '@vikray/contract/gst/normal-gstin.ts';
import { gstMessages as say } from '@vikray/contract/gst/gst-messages.ts';
import { useEffect } from 'react';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { useCountries, useStates } from '../ui/inputs/lookup-queries.ts';
import { labelOf } from '../ui/inputs/LookupSelect.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { fieldLabels as labels, type CustomerForm } from './customer-form.ts';
import { useSameGstin } from './customer-queries.ts';
import { GstinHints } from './GstinHints.tsx';

interface GstFieldsProps {
  readonly form: CustomerForm;
  readonly bind: Bind<CustomerForm>;
  /** The saved customer; absent for a new one. */
  readonly customerId: number | undefined;
  /** Receives the name of the State that a sound GSTIN belongs to. */
  readonly onState: (name: string | undefined) => void;
}

const categories = [say.byData, ...gstCategories] as const;

/** What a customer is for GST. Neither field is needed. */
export function GstFields({ form, bind, customerId, onState }: GstFieldsProps) {
  const typedGstin = normalGstin(form.gstin);
  const gstinState = isSoundGstin(typedGstin) ? stateOfGstin(typedGstin)?.name : undefined;
  useEffect(() => onState(gstinState), [onState, gstinState]);
  const country = labelOf(useCountries().data, form.country) ?? '';
  const state = labelOf(useStates(form.country).data, form.state) ?? '';
  const hints = gstinHints({ gstin: form.gstin, state });
  const others = useSameGstin(form.gstin, customerId);
  const gstin = bind('gstin');
  const isByData = form.gstCategory === say.byData;
  return (
    <FieldGrid>
      <Field
        name="gstin"
        label={labels.gstin}
        span={12}
        hint={hints.length + others.length > 0 ? <GstinHints hints={hints} others={others} /> : undefined}
      >
        <TextInput value={gstin.value} onChange={(typed) => gstin.onChange(typed.toUpperCase())} maxLength={15} />
      </Field>
      <Field
        name="gstCategory"
        label={labels.gstCategory}
        span={12}
        hint={isByData ? say.categoryNow(presumedCategory({ gstin: form.gstin, country })) : undefined}
      >
        <ChoiceSelect choices={categories} {...bind('gstCategory')} />
      </Field>
    </FieldGrid>
  );
}
