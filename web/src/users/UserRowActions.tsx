import { DeleteOutlined, EditOutlined, SafetyOutlined } from '@ant-design/icons';
import type { User } from '@vikray/contract/users/user.ts';
import { Button } from 'antd';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { pagePath, usePageExists } from '../ui/PageLink.tsx';
import '../ui/row-actions.css';

const rightsPage = 'assignuserrights';

interface UserRowActionsProps {
  readonly user: User;
  readonly onDelete: () => void;
}

/** The ways to the whole user and to the user's rights, and the deletion, which everybody sees and the server allows with the right. */
export function UserRowActions({ user: { userId, name }, onDelete }: UserRowActionsProps) {
  const hasRightsPage = usePageExists()(rightsPage);
  const look = { variant: 'text', color: 'default', size: 'small' } as const;
  return (
    <div className="row-actions">
      <ButtonLink to="/viewuser" search={{ id: userId }} {...look} icon={<EditOutlined aria-hidden />} aria-label={`Edit ${name}`} />
      <Button type="text" danger size="small" icon={<DeleteOutlined aria-hidden />} aria-label={`Delete ${name}`} onClick={onDelete} />
      {hasRightsPage && (
        <ButtonLink to={pagePath(rightsPage)} search={{ id: userId }} {...look} icon={<SafetyOutlined aria-hidden />} aria-label={`Assign User Rights to ${name}`} />
      )}
    </div>
  );
}
