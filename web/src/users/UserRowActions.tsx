import { DeleteOutlined, EditOutlined, SafetyOutlined } from '@ant-design/icons';
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
      <RowLink to="/viewuser" search={{ id: userId }} icon={<EditOutlined aria-hidden />} label={`Edit ${name}`} />
      <RowAction isDanger icon={<DeleteOutlined aria-hidden />} label={`Delete ${name}`} onClick={onDelete} />
      {hasRightsPage && (
        <RowLink
          to={pagePath(rightsPage)}
          search={{ id: userId }}
          icon={<SafetyOutlined aria-hidden />}
          label={`Assign User Rights to ${name}`}
        />
      )}
    </div>
  );
}
