import { DeleteIcon } from '../ui/icons/DeleteIcon.tsx';
import { EditIcon } from '../ui/icons/EditIcon.tsx';
import { SafetyIcon } from '../ui/icons/SafetyIcon.tsx';
import type { User } from '@vikray/contract/users/user.ts';
import { pagePath, usePageExists } from '../ui/page/PageLink.tsx';
import { RowAction, RowLink } from '../ui/lists/RowAction.tsx';

const rightsPage = 'assignuserrights';

interface UserRowActionsProps {
  readonly user: User;
  readonly onDelete: () => void;
}

/** Links to the user's page and rights, and the deletion. Everyone sees it; the server allows it only with the right. */
export function UserRowActions({ user: { userId, name }, onDelete }: UserRowActionsProps) {
  const hasRightsPage = usePageExists()(rightsPage);
  return (
    <div className="row-actions">
      <RowLink to="/viewuser" search={{ id: userId }} icon={<EditIcon />} label={`Edit ${name}`} />
      <RowAction isDanger icon={<DeleteIcon />} label={`Delete ${name}`} onClick={onDelete} />
      {hasRightsPage && (
        <RowLink to={pagePath(rightsPage)} search={{ id: userId }} icon={<SafetyIcon />} label={`Assign User Rights to ${name}`} />
      )}
    </div>
  );
}
