import { Navigate, useParams } from '@tanstack/react-router';
import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { LeaveWithNotice } from '../ui/page/LeaveWithNotice.tsx';
import { useCompany } from './company-queries.ts';
import { SavedCompany } from './SavedCompany.tsx';
import { addressId } from '../platform/address-id.ts';

/** The page of one saved company. Without a company, it goes back to the list. */
export function EditCompanyPage() {
  const { companyId: inAddress } = useParams({ from: '/shell/edit-company/$companyId' });
  const companyId = addressId.parse(inAddress);
  const { data: company, error, refetch } = useCompany(companyId);

  if (companyId === undefined || company === null)
    return (
      <LeaveWithNotice sentence={say.notFound}>
        <Navigate to="/companylist" replace />
      </LeaveWithNotice>
    );
  if (company) return <SavedCompany key={companyId} company={company} reload={async () => (await refetch()).data ?? undefined} />;
  return (
    <>
      <PageHeading title={say.editTitle} />
      {error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <WizardSkeleton />}
    </>
  );
}
