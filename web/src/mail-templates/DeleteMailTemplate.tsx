import type { MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import { mailTemplateMessages as say } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { DeleteDialog } from '../ui/lists/DeleteDialog.tsx';
import { refreshMailTemplates } from './mail-template-queries.ts';

interface DeleteMailTemplateProps {
  /** The template to delete; undefined while the question is closed. */
  readonly template: MailTemplate | undefined;
  readonly onDone: () => void;
}

/** Asks before a mail template is deleted. */
export function DeleteMailTemplate({ template, onDone }: DeleteMailTemplateProps) {
  return (
    <DeleteDialog
      record={template}
      operation="DeleteMailTemplate"
      toInput={({ templateId, version }) => ({ templateId, version })}
      say={say}
      refresh={refreshMailTemplates}
      onDone={onDone}
    >
      {({ name, subject }) => (
        <>
          <strong>{name}</strong>
          <span>{subject}</span>
        </>
      )}
    </DeleteDialog>
  );
}
