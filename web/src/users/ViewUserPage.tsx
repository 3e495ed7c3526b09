import { Navigate, useSearch } from '@tanstack/react-router';
import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import { useChosenId } from '../ui/page/chosen-id.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { LeaveWithNotice } from '../ui/page/LeaveWithNotice.tsx';
import { SavedUser } from './SavedUser.tsx';
import { useUser } from './user-queries.ts';

/** The page of one saved user. Without a user, it goes back to the list. */
export function ViewUserPage() {
  const { id } = useSearch({ from: '/shell/viewuser' });
  const userId = useChosenId('user', id);
  const { data: user, error, refetch } = useUser(userId);

  if (userId === undefined) return <Navigate to="/userlist" replace />;
  if (user === null)
    return (
      <LeaveWithNotice sentence={say.notFound}>
        <Navigate to="/userlist" replace />
      </LeaveWithNotice>
    );
  if (user) return <SavedUser key={userId} user={user} reload={async () => (await refetch()).data ?? undefined} />;
  return (
    <>
      <PageHeading title="View User" />
      {error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <WizardSkeleton />}
    </>
  );
}
