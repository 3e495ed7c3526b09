import type { Collection } from '@vikray/contract/collections/collection.ts';
import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import { reminderPapers } from '@vikray/contract/collections/collection-words.ts';
import { maxCopies } from '@vikray/contract/follow-ups/follow-up.ts';
import { followUpMessages as mail } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { placeholders } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import { maxMailText, maxSubject } from '@vikray/contract/mail-templates/mail-template.ts';
import { mailTemplateMessages } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { useState } from 'react';
import { MailPreview, SendMailDialog } from '../follow-ups/public.ts';
import { saidSentence } from '../platform/call-failure.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { FormFailure } from '../ui/field/form-failure.tsx';
import { binder } from '../ui/forms/bind.ts';
import { useCloseQuestion } from '../ui/forms/use-close-question.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { OptionsSelect } from '../ui/inputs/OptionsSelect.tsx';
import { ParagraphInput, TextInput } from '../ui/inputs/TextInput.tsx';
import { refreshCollections, useCollection, usePaymentTemplates, type Account } from './collection-queries.ts';
import { presetReminder, previewOf, reminderFailure, reminderOf, valuesOf, withTemplate, type ReminderForm } from './reminder-form.ts';

interface ReminderDialogProps {
  readonly account: Account;
  readonly companyName: string;
  readonly onClose: () => void;
}

/** A reminder of payment with its choices, and as it will be sent. */
export function ReminderDialog({ account, companyName, onClose }: ReminderDialogProps) {
  const draftName = `reminder-${account.customerId}-${account.companyId}`;
  const { data: collection, error, refetch } = useCollection(account);
  const { data: templates } = usePaymentTemplates();
  const { form, change, isChanged, close } = useDialogDraft<{ readonly entered: ReminderForm | undefined }>(
    draftName,
    { entered: undefined },
    onClose,
  );
  const leaving = useCloseQuestion(() => isChanged, companyName, close);
  const { send, isBusy, refusalOf } = useDraftSubmit(draftName, 'SendReminder', { sentenceOf: saidSentence });
  const [isTried, setTried] = useState(false);
  const reminder = form.entered ?? (collection && templates && presetReminder(collection, templates));

  async function submit(): Promise<void> {
    if (!collection || !reminder) return;
    setTried(true);
    if (reminderFailure(reminder)) return;
    const sent = await send(reminder, () => reminderOf(collection, reminder));
    void refreshCollections();
    if (!sent) return void refetch();
    notify.success(say.reminded(reminder.email), { about: companyName });
    close();
  }

  return (
    <SendMailDialog
      title={say.remindOf(companyName)}
      isReady={reminder !== undefined}
      error={error}
      isBusy={isBusy}
      // A stray press must not discard what was entered.
      closesOutside={!isChanged}
      onSend={() => void submit()}
      onClose={leaving.close}
    >
      {leaving.question}
      {collection && reminder && (
        <FormFailure failure={(isTried ? reminderFailure(reminder) : undefined) ?? refusalOf(reminder)}>
          <ReminderFields collection={collection} form={reminder} onChange={(entered) => change({ entered })} />
          <Preview collection={collection} form={reminder} />
        </FormFailure>
      )}
    </SendMailDialog>
  );
}

function Preview({ collection, form }: { readonly collection: Collection; readonly form: ReminderForm }) {
  const signatory = useLogin();
  return <MailPreview content={previewOf(form, valuesOf(collection, form.email, { signatory, today: today() }))} />;
}

const option = ({ name, email }: { readonly name: string; readonly email: string }) => ({ value: email, label: `${name} <${email}>` });

interface ReminderFieldsProps {
  readonly collection: Collection;
  readonly form: ReminderForm;
  readonly onChange: (form: ReminderForm) => void;
}

function ReminderFields({ collection: { recipients, users }, form, onChange }: ReminderFieldsProps) {
  const { data: templates = [] } = usePaymentTemplates();
  const bind = binder(form, (changed) => onChange({ ...form, ...changed }));
  const copies = [...recipients, ...users].filter(({ email }) => email !== form.email);
  return (
    <FieldGrid>
      <Field name="email" label={mail.to} required>
        <OptionSelect options={recipients.map(option)} {...bind('email')} />
      </Field>
      <Field name="cc" label={mail.cc}>
        <OptionsSelect options={copies.map(option)} most={maxCopies} {...bind('cc')} />
      </Field>
      <Field name="templateId" label={mail.template} required>
        <OptionSelect
          options={templates.map(({ templateId, name }) => ({ value: templateId, label: name }))}
          value={form.templateId}
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
      <Field name="attach" label={say.attach}>
        <OptionSelect options={reminderPapers.map((paper) => ({ value: paper, label: say.papers[paper] }))} {...bind('attach')} />
      </Field>
      <Field name="subject" label={mail.subject} required>
        <TextInput {...bind('subject')} maxLength={maxSubject} />
      </Field>
      <Field name="text" label={mail.text} required hint={mailTemplateMessages.placeholders(placeholders)}>
        <ParagraphInput {...bind('text')} maxLength={maxMailText} rows={8} />
      </Field>
    </FieldGrid>
  );
}
