import { setupMessages as say } from '@vikray/contract/setup/setup-messages.ts';
import type { AddedOfficeUser } from '@vikray/contract/users/office-users.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { failureSentence } from '../platform/call-failure.ts';
import { useSettings } from '../settings/public.ts';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useDraft } from '../ui/forms/use-draft.ts';
import { Wizard } from '../ui/forms/Wizard.tsx';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { FinishStep } from './FinishStep.tsx';
import { FirstPasswords } from './FirstPasswords.tsx';
import { ImportStep } from './ImportStep.tsx';
import { emptySetup } from './setup-form.ts';
import { useFirstIssuer, useSetupState } from './setup-queries.ts';
import './setup.css';
import { useCompanyStep } from './use-company-step.tsx';
import { useMailStep } from './use-mail-step.tsx';
import { useTaxesStep } from './use-taxes-step.tsx';
import { useUsersStep } from './use-users-step.tsx';

/** What a new office needs, one thing after the other. For Administrators only: the server refuses everyone else. */
export function SetupPage() {
  const [issuer, settings] = [useFirstIssuer(), useSettings()];
  const error = issuer.error ?? settings.error;
  const isRead = issuer.data !== undefined && settings.data !== undefined;
  return (
    <>
      <PageHeading title={say.title} />
      {isRead && <OfficeSetup />}
      {!isRead && error && (
        <ListFailure sentence={failureSentence(error)} retry={() => void Promise.all([issuer.refetch(), settings.refetch()])} />
      )}
      {!isRead && !error && <WizardSkeleton />}
    </>
  );
}

/** Each step is saved when it is left, and can be left empty. A refusal opens its step again. */
function OfficeSetup() {
  const navigate = useNavigate();
  const draft = useDraft('setup', emptySetup);
  const { form, change } = draft;
  const [added, setAdded] = useState<readonly AddedOfficeUser[]>();
  const company = useCompanyStep(form, change);
  const taxes = useTaxesStep(form, change);
  const users = useUsersStep(form, change, setAdded);
  const mail = useMailStep(form, change);
  const open = useSetupState().data?.filter(({ isDone }) => isDone === 'No') ?? [];
  const steps = [
    company.step,
    taxes.step,
    users.step,
    { title: 'Import', fields: [], check: () => undefined, body: <ImportStep /> },
    mail.step,
    { title: 'Finish', fields: [], check: () => undefined, body: <FinishStep /> },
  ].map((each) => ({ ...each, isSkipped: open.some(({ step }) => step === each.title) }));

  function finish(): void {
    draft.clear();
    void navigate({ to: '/dashboard' });
  }

  return (
    <>
      <UnsavedChanges of={draft.broughtBack} />
      <Wizard
        {...draft.wizard}
        steps={steps}
        submitLabel="Finish"
        onSubmit={finish}
        isBusy={company.isBusy || taxes.isBusy || users.isBusy || mail.isBusy}
        refusal={company.refusal ?? taxes.refusal ?? users.refusal ?? mail.refusal}
      />
      {added && <FirstPasswords users={added} onClose={() => setAdded(undefined)} />}
    </>
  );
}
