import { firstUserMessages as say } from '@vikray/contract/users/first-user-messages.ts';
import { useLogin } from '../../platform/login.ts';
import { ButtonLink } from '../../ui/page/ButtonLink.tsx';
import { Note } from '../../ui/page/Note.tsx';

/** Says how a new quotation would name the first user, who has not entered who they are. Nothing for anyone else. */
export function FirstUserNote() {
  const { mustComplete, nickname, name, officeMobile } = useLogin();
  if (!mustComplete) return null;
  return (
    <Note
      kind="warning"
      title={say.onPaper(nickname, `${name} ${officeMobile}`)}
      action={<ButtonLink to="/dashboard">{say.toDashboard}</ButtonLink>}
    />
  );
}
