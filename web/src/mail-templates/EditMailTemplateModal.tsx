import type { MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import { mailTemplateMessages as say } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { notify } from '../platform/notify.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { formOf, templateOf } from './mail-template-form.ts';
import { refreshMailTemplates } from './mail-template-queries.ts';
import { MailTemplateModal } from './MailTemplateModal.tsx';

interface EditMailTemplateModalProps {
  readonly template: MailTemplate;
  readonly onClose: () => void;
}

export function EditMailTemplateModal({ template, onClose }: EditMailTemplateModalProps) {
  const { templateId, version } = template;
  const { form, change, close } = useDialogDraft(`edit-mail-template-${templateId}-${version}`, formOf(template), onClose);
  const update = useSubmit('UpdateMailTemplate');

  async function submit(): Promise<void> {
    const updated = await update.send(form, () => ({ id: templateId, version, ...templateOf(form) }));
    // Also when refused: the template may no longer be as shown.
    void refreshMailTemplates();
    if (!updated) return;
    notify.success(say.updated);
    close();
  }

  return (
    <MailTemplateModal
      submitLabel={say.update}
      form={form}
      onChange={change}
      refusal={update.refusalOf(form)}
      isBusy={update.isBusy}
      onSubmit={() => void submit()}
      onClose={close}
    />
  );
}
