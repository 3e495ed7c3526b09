import type { UserName } from '@vikray/contract/rights/assigned-right.ts';
import { rightsMessages as say } from '@vikray/contract/rights/rights-messages.ts';
import { userMessages } from '@vikray/contract/users/user-messages.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';

/** Why the logged-in user cannot change these rights; undefined when they can. The server applies the same rules. */
export function useReadOnlyReason(login: LoginRecord, user: UserName): string | undefined {
  const mayAssign = useAllowed('UpdateUserRights');
  if (!mayAssign) return say.readOnly;
  if (login.loginType === 'Administrator') return undefined;
  if (user.userId === login.userId) return say.ownRights;
  return user.loginType === 'Administrator' ? userMessages.ofAdministrator : undefined;
}
