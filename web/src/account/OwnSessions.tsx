import { accountMessages as say } from '@vikray/contract/account/account-messages.ts';
import type { OwnSession } from '@vikray/contract/session/own-session.ts';
import { signInMessages } from '@vikray/contract/session/sign-in-messages.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { refreshSessions, useOwnSessions } from './account-queries.ts';
import { AccountSection } from './AccountSection.tsx';
import { Loading } from './Loading.tsx';
import { OwnSessionRow } from './OwnSessionRow.tsx';
import { ReadFailure } from './ReadFailure.tsx';

/** The browsers that are logged in as the user, each with a button that ends its session. */
export function OwnSessions() {
  const read = useOwnSessions();
  const sessions = read.data;
  const end = useSubmit('EndOwnSession');
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;

  async function endSession(sessionId: number): Promise<void> {
    const ended = await end.send({ sessionId }, () => ({ sessionId }));
    if (ended) notify.success(sessionId === 0 ? signInMessages.othersEnded : signInMessages.ended);
    // Also when refused: the session may have ended by itself.
    await refreshSessions();
  }

  return (
    <AccountSection
      title={say.signIns}
      hint={signInMessages.whatSessionsAre}
      isLoading={read.isPending}
      actions={
        hasOthers && (
          <Button disabled={end.isBusy} onClick={() => void endSession(0)}>
            {say.endOthers}
          </Button>
        )
      }
    >
      <ReadFailure of={read} />
      <ul className="account-rows">
        {read.isPending && (
          <li className="account-row" aria-hidden>
            <Loading>
              {say.thisBrowser}
              <br />
              {signInMessages.none}
            </Loading>
          </li>
        )}
        {sessions?.map((session: OwnSession) => (
          <OwnSessionRow key={session.sessionId} session={session} isBusy={end.isBusy} onEnd={() => void endSession(session.sessionId)} />
        ))}
      </ul>
      {sessions && !hasOthers && <p className="account-hint">{signInMessages.none}</p>}
    </AccountSection>
  );
}
