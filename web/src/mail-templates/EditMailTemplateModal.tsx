import type { MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import { mailTemplateMessages as say } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { notify } from '../platform/notify.tsx';
import { useDialogEdit } from '../ui/forms/use-dialog-edit.tsx';
import type { Versioned } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { fieldLabels, formOf, templateOf, type MailTemplateForm } from './mail-template-form.ts';
import { refreshMailTemplates, reloadMailTemplate } from './mail-template-queries.ts';
import { MailTemplateModal } from './MailTemplateModal.tsx';

interface EditMailTemplateModalProps {
  readonly template: MailTemplate;
  readonly onClose: () => void;
}

function versionedOf(template: MailTemplate): Versioned<MailTemplateForm> {
  return { version: template.version, form: formOf(template) };
}

export function EditMailTemplateModal({ template, onClose }: EditMailTemplateModalProps) {
  const { templateId } = template;
  const edit = useDialogEdit({
    draftName: `edit-mail-template-${templateId}`,
    saved: template,
    versionedOf,
    reload: async () => reloadMailTemplate(templateId),
    labels: fieldLabels,
    onClose,
  });
  const { form, version } = edit;
  const update = useSubmit('UpdateMailTemplate');

  async function submit(): Promise<void> {
    const updated = await update.send(edit.entries, () => ({ id: templateId, version, ...templateOf(form) }));
    // Also when refused: the template may no longer be as shown.
    void refreshMailTemplates();
    if (!updated) return;
    notify.success(say.updated);
    edit.close();
  }

  return (
    <MailTemplateModal
      submitLabel={say.update}
      form={form}
      onChange={edit.change}
      {...edit.shownOf(update)}
      onSubmit={() => void submit()}
      onClose={edit.close}
    />
  );
}
