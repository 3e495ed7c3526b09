import { accountMessages as say } from '@vikray/contract/account/account-messages.ts';
import type { OwnSession } from '@vikray/contract/session/own-session.ts';
import { signInMessages } from '@vikray/contract/session/sign-in-messages.ts';
import { Button } from 'antd';
import { failureSentence } from '../platform/call-failure.ts';
import { notify } from '../platform/notify.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { refreshSessions, useOwnSessions } from './account-queries.ts';
import { AccountSection } from './AccountSection.tsx';
import { OwnSessionRow } from './OwnSessionRow.tsx';

/** The browsers that are logged in as the user, each with a button that ends its session. */
export function OwnSessions() {
  const { data: sessions, error, refetch } = useOwnSessions();
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
      actions={
        hasOthers && (
          <Button disabled={end.isBusy} onClick={() => void endSession(0)}>
            {say.endOthers}
          </Button>
        )
      }
    >
      {!sessions && error && <ListFailure sentence={failureSentence(error)} retry={() => void refetch()} />}
      <ul className="account-rows" aria-busy={!sessions && !error}>
        {sessions?.map((session: OwnSession) => (
          <OwnSessionRow key={session.sessionId} session={session} isBusy={end.isBusy} onEnd={() => void endSession(session.sessionId)} />
        ))}
      </ul>
      {sessions && !hasOthers && <p className="account-hint">{signInMessages.none}</p>}
    </AccountSection>
  );
}
