import { mailTemplateMessages as say } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { notify } from '../platform/notify.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { newMailTemplateForm, templateOf } from './mail-template-form.ts';
import { refreshMailTemplates } from './mail-template-queries.ts';
import { MailTemplateModal } from './MailTemplateModal.tsx';

export function AddMailTemplateModal({ onClose }: { readonly onClose: () => void }) {
  const { form, change, isChanged, close } = useDialogDraft('add-mail-template', newMailTemplateForm, onClose);
  const add = useSubmit('AddMailTemplate');

  async function submit(): Promise<void> {
    const added = await add.send(form, () => templateOf(form));
    if (!added) return;
    notify.success(say.added);
    void refreshMailTemplates();
    close();
  }

  return (
    <MailTemplateModal
      submitLabel={say.add}
      form={form}
      onChange={change}
      refusal={add.refusalOf(form)}
      isBusy={add.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
    />
  );
}
