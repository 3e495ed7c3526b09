import { use } from 'react';
import { Link } from '@tanstack/react-router';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import type { User } from '@vikray/contract/users/user.ts';
import { Button } from '../ui/controls/Button.tsx';
import { KeyIcon } from '../ui/icons/KeyIcon.tsx';
import { IsInRowSheet } from '../ui/lists/RowAction.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { MailLink, PhoneLink } from '../ui/page/ContactLink.tsx';
import { UserRowActions } from './UserRowActions.tsx';

interface UserColumnsFacts {
  /** The logged-in user. They change their own password instead of resetting it. Only Administrators reset an Administrator's. */
  readonly login: LoginRecord;
  readonly mayReset: boolean;
  readonly onReset: (user: User) => void;
  readonly onDelete: (user: User) => void;
}

/** The columns of the user list. */
export function userColumns({ login, mayReset, onReset, onDelete }: UserColumnsFacts): Column<User>[] {
  return [
    serialColumn,
    { title: 'Employee Number', width: 158, fixed: 'start', onPhone: 'detail', sort: 'empNumber', cell: ({ empNumber }) => empNumber },
    {
      title: 'Name',
      width: 180,
      isText: true,
      fixed: 'start',
      sort: 'name',
      onPhone: 'name',
      cell: ({ userId, name }) => <UserLink userId={userId} name={name} />,
    },
    { title: 'Designation', width: 152, isText: true, onPhone: 'detail', cell: ({ designation }) => designation },
    { title: 'Email', width: 276, isText: true, cell: ({ officeEmail }) => <MailLink address={officeEmail} /> },
    { title: 'Mobile', width: 132, onPhone: 'figure', cell: ({ officeMobile }) => <PhoneLink number={officeMobile} /> },
    {
      title: 'Reset Password',
      width: 164,
      isAction: true,
      cell: (user) => mayReset && <ResetButton user={user} login={login} onReset={() => onReset(user)} />,
    },
    { title: 'Action', icons: 3, cell: (user) => <UserRowActions user={user} onDelete={() => onDelete(user)} /> },
  ];
}

interface ResetButtonProps {
  readonly user: User;
  readonly login: LoginRecord;
  readonly onReset: () => void;
}

function ResetButton({ user: { userId, name, loginType }, login, onReset }: ResetButtonProps) {
  const isInSheet = use(IsInRowSheet);
  const look = {
    ...(isInSheet ? ({ look: 'text', size: 'large', icon: <KeyIcon /> } as const) : ({ size: 'small' } as const)),
    children: 'Reset Password',
    'aria-label': `Reset Password of ${name}`,
  };
  if (userId === login.userId) return <ButtonLink to="/changepassword" {...look} />;
  const isRefused = loginType === 'Administrator' && login.loginType !== 'Administrator';
  return <Button disabled={isRefused} tooltip={isRefused ? say.ofAdministrator : undefined} onClick={onReset} {...look} />;
}

function UserLink({ userId, name }: Pick<User, 'userId' | 'name'>) {
  return (
    <Link to="/viewuser" search={{ id: userId }}>
      <strong>{name}</strong>
    </Link>
  );
}
