import { yesOrNo } from '@vikray/contract/platform/fields.ts';
import { termCategories } from '@vikray/contract/terms/term.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal, type FormModalProps } from '../ui/forms/FormModal.tsx';
import { ChoiceRadio } from '../ui/inputs/ChoiceRadio.tsx';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { ParagraphInput } from '../ui/inputs/TextInput.tsx';
import { fieldLabels, termFailure, termFields, type TermForm } from './term-form.ts';

interface TermModalProps extends Omit<FormModalProps, 'check' | 'fields' | 'children'> {
  readonly form: TermForm;
  readonly onChange: (form: TermForm) => void;
}

/** The fields of a new or saved term. */
export function TermModal({ form, onChange, ...modal }: TermModalProps) {
  const bind = binder(form, (changed) => onChange({ ...form, ...changed }));
  return (
    <FormModal {...modal} check={() => termFailure(form)} fields={termFields}>
      <Field name="category" label={fieldLabels.category} required>
        <ChoiceSelect choices={termCategories} {...bind('category')} />
      </Field>
      <Field name="description" label={fieldLabels.description} required>
        <ParagraphInput {...bind('description')} maxLength={1000} rows={5} />
      </Field>
      <Field name="show" label={fieldLabels.onWebsite} required>
        <ChoiceRadio choices={yesOrNo.options} {...bind('onWebsite')} />
      </Field>
    </FormModal>
  );
}
