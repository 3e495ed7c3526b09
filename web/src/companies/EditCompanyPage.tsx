import { Navigate, useParams } from '@tanstack/react-router';
import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { useEffect } from 'react';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { useCompany } from './company-queries.ts';
import { SavedCompany } from './SavedCompany.tsx';

const safeId = z.coerce.number().int().min(1).optional().catch(undefined);

/** The page of one saved company. Without a company, it goes back to the list. */
export function EditCompanyPage() {
  const { companyId: inAddress } = useParams({ from: '/shell/edit-company/$companyId' });
  const companyId = safeId.parse(inAddress);
  const { data: company, error, refetch } = useCompany(companyId);

  if (companyId === undefined || company === null) return <CompanyMissing />;
  if (company) return <SavedCompany key={companyId} company={company} reload={async () => (await refetch()).data ?? undefined} />;
  return (
    <>
      <PageHeading title={say.editTitle} />
      {error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <WizardSkeleton />}
    </>
  );
}

/** Says that there is no such company and goes back to the list. */
function CompanyMissing() {
  useEffect(() => notify.warning(say.notFound), []);
  return <Navigate to="/companylist" replace />;
}
