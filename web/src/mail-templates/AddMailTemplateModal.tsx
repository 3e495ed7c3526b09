import { mailTemplateMessages as say } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { newMailTemplateForm, templateOf } from './mail-template-form.ts';
import { refreshMailTemplates } from './mail-template-queries.ts';
import { MailTemplateModal } from './MailTemplateModal.tsx';

export function AddMailTemplateModal({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState(newMailTemplateForm);
  const add = useSubmit('AddMailTemplate');

  async function submit(): Promise<void> {
    const added = await add.send(form, () => templateOf(form));
    if (!added) return;
    notify.success(say.added);
    void refreshMailTemplates();
    onClose();
  }

  return (
    <MailTemplateModal
      submitLabel={say.add}
      form={form}
      onChange={setForm}
      refusal={add.refusalOf(form)}
      isBusy={add.isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
