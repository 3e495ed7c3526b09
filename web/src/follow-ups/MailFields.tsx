import { maxCopies, maxMailFiles } from '@vikray/contract/follow-ups/follow-up.ts';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { placeholders } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import { maxMailText, maxSubject } from '@vikray/contract/mail-templates/mail-template.ts';
import { mailTemplateMessages } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { documentFileName } from '@vikray/contract/quotations/quotation-document.ts';
import { fileSize } from '../thread/public.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { OptionsSelect } from '../ui/inputs/OptionsSelect.tsx';
import { ParagraphInput, TextInput } from '../ui/inputs/TextInput.tsx';
import { TickBox } from '../ui/inputs/TickBox.tsx';
import { withTemplate, type MailFacts, type MailForm } from './mail-form.ts';

interface MailFieldsProps {
  readonly facts: MailFacts;
  readonly form: MailForm;
  readonly onChange: (form: MailForm) => void;
}

const letter = 0;
const option = ({ name, email }: { readonly name: string; readonly email: string }) => ({ value: email, label: `${name} <${email}>` });

/** The choices of a mail: recipients, template and words, attachments and a link. */
export function MailFields({ facts: { quotation, about, papers, options, templates }, form, onChange }: MailFieldsProps) {
  const bind = binder(form, (changed) => onChange({ ...form, ...changed }));
  const copies = [...options.recipients, ...options.users].filter(({ email }) => email !== form.email);
  return (
    <FieldGrid>
      <Field name="email" label={say.to} required>
        <OptionSelect options={options.recipients.map(option)} {...bind('email')} />
      </Field>
      <Field name="cc" label={say.cc}>
        <OptionsSelect options={copies.map(option)} most={maxCopies} {...bind('cc')} />
      </Field>
      <Field name="templateId" label={say.template}>
        <OptionSelect
          options={[
            ...(about ? [] : [{ value: letter, label: mailTemplateMessages.letter }]),
            ...templates.map(({ templateId, name }) => ({ value: templateId, label: name })),
          ]}
          value={form.templateId ?? letter}
          onChange={(chosen) =>
            onChange(
              withTemplate(
                form,
                templates.find(({ templateId }) => templateId === chosen),
              ),
            )
          }
        />
      </Field>
      {form.templateId !== undefined && (
        <>
          <Field name="subject" label={say.subject} required>
            <TextInput {...bind('subject')} maxLength={maxSubject} />
          </Field>
          <Field name="text" label={say.text} required hint={mailTemplateMessages.placeholders(placeholders)}>
            <ParagraphInput {...bind('text')} maxLength={maxMailText} rows={8} />
          </Field>
        </>
      )}
      {about && (
        <Field name="attach" label={say.attachPaper}>
          <OptionSelect options={papers.map((paper) => ({ value: paper, label: say.papers[paper] }))} {...bind('paper')} />
        </Field>
      )}
      {about?.kind !== 'Dispatch' && options.files.length > 0 && (
        <Field name="attachmentIds" label={say.files}>
          <OptionsSelect
            options={options.files.map(({ attachmentId, name, size }) => ({ value: attachmentId, label: `${name}, ${fileSize(size)}` }))}
            most={maxMailFiles}
            {...bind('files')}
          />
        </Field>
      )}
      {!about && <TickBox {...bind('attachesPdf')}>{say.attachPdf(documentFileName(quotation.number, quotation.date))}</TickBox>}
      {options.canShare === 'Yes' && <TickBox {...bind('hasLink')}>{say.sendLink}</TickBox>}
    </FieldGrid>
  );
}
