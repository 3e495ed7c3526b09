import type { MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import { mailTemplateMessages as say } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { notify } from '../platform/notify.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { useLastDefined } from '../ui/lists/use-last-defined.ts';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { refreshMailTemplates } from './mail-template-queries.ts';

interface DeleteMailTemplateProps {
  /** The template to delete; undefined while the question is closed. */
  readonly template: MailTemplate | undefined;
  readonly onDone: () => void;
}

/** Asks before a mail template is deleted. */
export function DeleteMailTemplate({ template, onDone }: DeleteMailTemplateProps) {
  const deletion = useSubmit('DeleteMailTemplate');
  const shown = useLastDefined(template);

  async function remove({ templateId, version }: MailTemplate): Promise<void> {
    const deleted = await deletion.send({ templateId, version }, () => ({ templateId, version }));
    if (deleted) notify.success(say.deleted);
    // Also when refused: the template is no longer as shown.
    await refreshMailTemplates();
    onDone();
  }

  if (!shown) return null;
  const record = (
    <>
      <strong>{shown.name}</strong>
      <span>{shown.subject}</span>
    </>
  );
  return (
    <ConfirmDialog
      isOpen={template !== undefined}
      title={say.confirmDeleteTitle}
      sentence={say.confirmDelete}
      record={record}
      isDanger
      isBusy={deletion.isBusy}
      onYes={() => void remove(shown)}
      onNo={onDone}
    />
  );
}
