import type { User } from '@vikray/contract/users/user.ts';
import { Button } from 'antd';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { Column } from '../ui/table-columns.tsx';
import './user-columns.css';
import { UserRowActions } from './UserRowActions.tsx';

interface UserColumnsFacts {
  /** Whose list it is: one's own password is changed, not reset. */
  readonly ownId: number;
  readonly mayReset: boolean;
  readonly onReset: (user: User) => void;
  readonly onDelete: (user: User) => void;
}

/** The columns of the user list. Those in the middle end where the ones at the right edge begin. */
export function userColumns({ ownId, mayReset, onReset, onDelete }: UserColumnsFacts): Column<User>[] {
  return [
    { title: 'S.No.', width: 60, isNumber: true, fixed: 'start', cell: (_, serial) => serial },
    { title: 'Employee Number', width: 156, fixed: 'start', sort: 'empNumber', cell: ({ empNumber }) => empNumber },
    { title: 'Name', width: 188, fixed: 'start', sort: 'name', cell: ({ name }) => <strong className="user-name">{name}</strong> },
    { title: 'Designation', width: 180, cell: ({ designation }) => designation },
    { title: 'Email', width: 276, cell: ({ officeEmail }) => <span className="user-email">{officeEmail}</span> },
    { title: 'Mobile', width: 342, cell: ({ officeMobile }) => officeMobile },
    { title: 'Reset Password', width: 164, fixed: 'end', cell: (user) => mayReset && <ResetButton user={user} isOwn={user.userId === ownId} onReset={() => onReset(user)} /> },
    { title: 'Action', width: 134, fixed: 'end', cell: (user) => <UserRowActions user={user} onDelete={() => onDelete(user)} /> },
  ];
}

interface ResetButtonProps {
  readonly user: User;
  readonly isOwn: boolean;
  readonly onReset: () => void;
}

function ResetButton({ user: { name }, isOwn, onReset }: ResetButtonProps) {
  const look = { className: 'user-reset', size: 'small', children: 'Reset Password', 'aria-label': `Reset Password of ${name}` } as const;
  return isOwn ? <ButtonLink to="/changepassword" {...look} /> : <Button onClick={onReset} {...look} />;
}
