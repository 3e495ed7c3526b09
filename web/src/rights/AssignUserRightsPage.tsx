import { Navigate, useSearch } from '@tanstack/react-router';
import { rightsMessages as say } from '@vikray/contract/rights/rights-messages.ts';
import { useChosenId } from '../ui/page/chosen-id.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { LeaveWithNotice } from '../ui/page/LeaveWithNotice.tsx';
import { AssignedRights, assignTitle } from './AssignedRights.tsx';
import { useUserRights } from './rights-queries.ts';

/** The rights matrix of one user. Without a user, it goes to the choice of one. */
export function AssignUserRightsPage() {
  const { id } = useSearch({ from: '/shell/assignuserrights' });
  const userId = useChosenId('user-rights', id);
  const { data, isMissing, failure, reload } = useUserRights(userId ?? 0);

  if (userId === undefined) return <Navigate to="/adduserrights" replace />;
  if (isMissing)
    return (
      <LeaveWithNotice sentence={say.userNotFound}>
        <Navigate to="/adduserrights" replace />
      </LeaveWithNotice>
    );
  if (data) return <AssignedRights key={userId} user={data.user} rights={data.rights} reload={reload} />;
  return (
    <>
      <PageHeading title={assignTitle} />
      {failure !== undefined ? <ListFailure sentence={failure} retry={() => void reload()} /> : <WizardSkeleton />}
    </>
  );
}
