import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { useLogin } from '../platform/login.ts';
import { useReturnToList } from '../ui/lists/list-place.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useDraft } from '../ui/forms/use-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { emptyCompany, newCompanyOf } from './company-form.ts';
import { companyListAddress, refreshCompanies } from './company-queries.ts';
import { CompanySheet } from './CompanySheet.tsx';
import { notSavedSentence, reportSaved, storedLogo } from './save-company.ts';

export function AddCompanyPage() {
  const login = useLogin();
  const returnToList = useReturnToList();
  const { form, change, clear, broughtBack } = useDraft('add-company', emptyCompany);
  const add = useDraftSubmit('add-company', 'AddClientDetails', { sentenceOf: notSavedSentence });

  async function save(): Promise<void> {
    const added = await add.send(form, async () => newCompanyOf(form, await storedLogo(form), login));
    if (!added) return;
    reportSaved(form, added[0]?.companyId);
    clear();
    void refreshCompanies();
    returnToList(companyListAddress);
  }

  return (
    <>
      <PageHeading title={say.addTitle} />
      <SubmitRight of="AddClientDetails" />
      <UnsavedChanges of={broughtBack} />
      <CompanySheet
        title={say.addTitle}
        submitLabel={say.save}
        form={form}
        change={change}
        refusal={add.refusalOf(form)}
        isBusy={add.isBusy}
        onSubmit={() => void save()}
      />
    </>
  );
}
