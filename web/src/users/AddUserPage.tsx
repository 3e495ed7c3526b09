import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import { useState } from 'react';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { AskBeforeLeaving } from '../ui/forms/AskBeforeLeaving.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { viewAction } from '../ui/page/notice-actions.ts';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useDraft } from '../ui/forms/use-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { Wizard } from '../ui/forms/Wizard.tsx';
import { emptyUser, storedOf, newUserOf, unsavedChanges } from './user-form.ts';
import { refreshUsers } from './user-queries.ts';
import { userSteps } from './user-steps.tsx';

/** Adds users one after the other: after each, the wizard starts empty again. */
export function AddUserPage() {
  const [addedCount, setAddedCount] = useState(0);
  return (
    <>
      <PageHeading title="Add User" />
      <SubmitRight of="AddUser" />
      <NewUser key={addedCount} onAdded={() => setAddedCount(addedCount + 1)} />
    </>
  );
}

function NewUser({ onAdded }: { readonly onAdded: () => void }) {
  const login = useLogin();
  const { form, change, clear, broughtBack, wizard } = useDraft('add-user', emptyUser, { storedOf });
  const add = useSubmit('AddUser');

  async function submit(): Promise<void> {
    const added = await add.send(form, () => newUserOf(form, login));
    if (!added) return;
    notify.success(say.added, { about: form.name.trim(), actions: added.map(({ userId }) => viewAction(`/viewuser?id=${userId}`)) });
    void refreshUsers();
    clear();
    onAdded();
  }

  return (
    <>
      <UnsavedChanges of={broughtBack} />
      <AskBeforeLeaving changeCount={unsavedChanges(form, emptyUser)} />
      <Wizard
        {...wizard}
        steps={userSteps({ form, change, isNew: true })}
        onSubmit={() => void submit()}
        isBusy={add.isBusy}
        refusal={add.refusalOf(form)}
      />
    </>
  );
}
