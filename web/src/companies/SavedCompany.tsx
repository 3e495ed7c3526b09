import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import type { Company } from '@vikray/contract/companies/company.ts';
import { useLogin } from '../platform/login.ts';
import { Button } from '../ui/controls/Button.tsx';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useRecordEdit, type Versioned } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { VersionConflict } from '../ui/forms/VersionConflict.tsx';
import { useReturnToList } from '../ui/lists/list-place.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { changedCompanyOf, formOf } from './company-form.ts';
import { fieldLabels } from './company-labels.ts';
import { companyListAddress, refreshCompanies } from './company-queries.ts';
import { CompanySheet } from './CompanySheet.tsx';
import { notSavedSentence, reportSaved, storedLogo } from './save-company.ts';

interface SavedCompanyProps {
  readonly company: Company;
  /** Reads the company again; undefined when it no longer exists. */
  readonly reload: () => Promise<Company | undefined>;
}

/** A saved company, open for editing. */
export function SavedCompany({ company, reload }: SavedCompanyProps) {
  const { companyId, companyName, status } = company;
  const login = useLogin();
  const returnToList = useReturnToList();
  const edit = useRecordEdit(`company-${companyId}`, versionedOf(company), { begins: true });
  const { form, version } = edit;
  const update = useSubmit('UpdateClientDetails', { sentenceOf: notSavedSentence });
  const refusal = update.refusalOf({ form, version });
  const isOutdated = refusal?.code === 'VersionConflict';

  function leave(): void {
    edit.end();
    returnToList(companyListAddress);
  }

  async function save(): Promise<void> {
    const saved = await update.send({ form, version }, async () =>
      changedCompanyOf(form, await storedLogo(form), { companyId, stored: company, version }, login),
    );
    if (!saved) return;
    reportSaved(form, companyId);
    void refreshCompanies();
    leave();
  }

  return (
    <>
      <PageHeading title={say.editTitle} note={companyName} tag={<StatusTag status={status} />}>
        <Button onClick={leave}>Cancel</Button>
      </PageHeading>
      <SubmitRight of="UpdateClientDetails" needed="Edit Company" />
      <UnsavedChanges of={edit.broughtBack} />
      <VersionConflict
        refusal={refusal}
        version={version}
        changedByBoth={edit.changedByBoth.map((field) => fieldLabels[field])}
        isLoading={edit.isLoadingAgain}
        onLoadAgain={() => void edit.loadAgain(reload, versionedOf)}
      />
      <CompanySheet
        title={say.editTitle}
        submitLabel={say.update}
        form={form}
        change={edit.change}
        stored={company}
        refusal={isOutdated ? undefined : refusal}
        isBusy={update.isBusy || edit.isLoadingAgain}
        onSubmit={() => void save()}
      />
    </>
  );
}

function versionedOf(company: Company): Versioned<ReturnType<typeof formOf>> {
  return { version: company.version, form: formOf(company) };
}
