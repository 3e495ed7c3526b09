import { setupMessages as say } from '@vikray/contract/setup/setup-messages.ts';
import {
  CompanySections,
  companyFailure,
  companyFields,
  emptyCompany,
  newCompanyOf,
  notSavedSentence,
  refreshCompanies,
  reportSaved,
  storedLogo,
} from '../companies/public.ts';
import { useLogin } from '../platform/login.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { hasCompany, type SetupForm } from './setup-form.ts';
import { refreshSetup, useFirstIssuer } from './setup-queries.ts';

/** The company on the letterhead: its form until there is one. */
export function useCompanyStep({ company }: SetupForm, change: (changed: Partial<SetupForm>) => void) {
  const login = useLogin();
  const issuer = useFirstIssuer().data;
  const add = useSubmit('AddClientDetails', { sentenceOf: notSavedSentence });
  const isEntered = !issuer && hasCompany({ company });

  async function save(): Promise<void> {
    const added = await add.send(company, async () => newCompanyOf(company, await storedLogo(company), login));
    if (!added) return;
    reportSaved(company, added[0]?.companyId);
    change({ company: emptyCompany });
    await Promise.all([refreshCompanies(), refreshSetup()]);
  }

  const body = issuer ? (
    <>
      <p className="setup-hint">{say.companyDone(issuer.companyName)}</p>
      <ButtonLink to="/edit-company/$companyId" params={{ companyId: String(issuer.companyId) }}>
        {say.editCompany}
      </ButtonLink>
    </>
  ) : (
    <>
      <p className="setup-hint">{say.companyHint}</p>
      <CompanySections form={company} change={(changed) => change({ company: { ...company, ...changed } })} stored={undefined} />
    </>
  );
  return {
    isBusy: add.isBusy,
    refusal: add.refusalOf(company),
    step: {
      title: 'Company',
      fields: companyFields,
      check: () => (isEntered ? companyFailure(company) : undefined),
      onDone: () => {
        if (isEntered) void save();
      },
      body,
    },
  };
}
