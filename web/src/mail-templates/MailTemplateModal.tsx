import { placeholders } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import { maxMailText, maxSubject } from '@vikray/contract/mail-templates/mail-template.ts';
import { mailTemplateMessages as say } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal, type FormModalProps } from '../ui/forms/FormModal.tsx';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { ParagraphInput, TextInput } from '../ui/inputs/TextInput.tsx';
import { fieldLabels, stepChoices, templateFailure, templateFields, type MailTemplateForm } from './mail-template-form.ts';

interface MailTemplateModalProps extends Omit<FormModalProps, 'title' | 'check' | 'fields' | 'children'> {
  readonly form: MailTemplateForm;
  readonly onChange: (form: MailTemplateForm) => void;
}

/** The fields of a new or saved mail template. */
export function MailTemplateModal({ form, onChange, ...modal }: MailTemplateModalProps) {
  const bind = binder(form, (changed) => onChange({ ...form, ...changed }));
  return (
    <FormModal title={say.formTitle} {...modal} check={() => templateFailure(form)} fields={templateFields}>
      <Field name="name" label={fieldLabels.name} required span={14}>
        <TextInput {...bind('name')} maxLength={60} />
      </Field>
      <Field name="step" label={fieldLabels.step} span={10} hint={say.stepHint}>
        <ChoiceSelect choices={stepChoices} {...bind('step')} />
      </Field>
      <Field name="subject" label={fieldLabels.subject} required>
        <TextInput {...bind('subject')} maxLength={maxSubject} />
      </Field>
      <Field name="text" label={fieldLabels.text} required hint={say.placeholders(placeholders)}>
        <ParagraphInput {...bind('text')} maxLength={maxMailText} rows={12} />
      </Field>
    </FormModal>
  );
}
