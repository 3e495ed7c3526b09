import { gstStates, placeText } from '@vikray/contract/gst/gst-states.ts';
import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import { placeReasonLength } from '@vikray/contract/gst/tax-entries.ts';
import { useState } from 'react';
import { Field } from '../../ui/field/Field.tsx';
import { binder } from '../../ui/forms/bind.ts';
import { FormModal } from '../../ui/forms/FormModal.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { TickBox } from '../../ui/inputs/TickBox.tsx';
import { PlaceSelect } from './PlaceSelect.tsx';
import type { TaxChoice } from './tax-choice.ts';

interface ChangeTaxDialogProps {
  readonly tax: TaxChoice;
  readonly onChange: (tax: TaxChoice) => void;
  readonly onClose: () => void;
}

const places = [{ value: '', label: say.useDecided }, ...gstStates.map((state) => ({ value: state.code, label: placeText(state) }))];

/** Asks for another place of supply, and why; and whether the goods are installed where they go. */
export function ChangeTaxDialog({ tax, onChange, onClose }: ChangeTaxDialogProps) {
  const [form, setForm] = useState(tax);
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const isChosen = form.placeOfSupply !== '';
  const placeReason = isChosen ? form.placeReason.trim() : '';

  return (
    <FormModal
      title={say.changeTitle}
      submitLabel={say.save}
      closeLabel="Cancel"
      check={() => (isChosen && placeReason === '' ? { field: 'placeReason', message: say.giveReason } : undefined)}
      fields={['placeOfSupply', 'placeReason']}
      isChanged={form !== tax}
      onSubmit={() => {
        onChange({ ...form, placeReason });
        onClose();
      }}
      onClose={onClose}
    >
      <Field name="placeOfSupply" label={say.place}>
        <PlaceSelect places={places} {...bind('placeOfSupply')} />
      </Field>
      {isChosen && (
        <Field name="placeReason" label={say.reason} required>
          <TextInput {...bind('placeReason')} maxLength={placeReasonLength} />
        </Field>
      )}
      <TickBox value={form.installed === 'Yes'} onChange={(isTicked) => setForm({ ...form, installed: isTicked ? 'Yes' : 'No' })}>
        {say.installed}
      </TickBox>
    </FormModal>
  );
}
