import { accountMessages as say } from '@vikray/contract/account/account-messages.ts';
import { recentInstant } from '@vikray/contract/platform/dates.ts';
import type { OwnSession } from '@vikray/contract/session/own-session.ts';
import { signInMessages } from '@vikray/contract/session/sign-in-messages.ts';
import { useIsPhone } from '../platform/media.ts';
import { today } from '../platform/today.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { Button } from '../ui/controls/Button.tsx';

interface OwnSessionRowProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** A session: its browser, when and from where it began, and when it was last used. The current one ends by logging out. */
export function OwnSessionRow({ session: { device, address, startedAt, lastSeenAt, isCurrent }, isBusy, onEnd }: OwnSessionRowProps) {
  const isPhone = useIsPhone();
  const shownDevice = device === '' ? signInMessages.unknownDevice : device;
  return (
    <li className="account-row">
      <div className="account-words">
        <strong>{shownDevice}</strong>
        <p className="account-hint">{unbreakableNumbers(say.since(recentInstant(startedAt, today()), address))}</p>
        {!isCurrent && <p className="account-hint">{unbreakableNumbers(say.lastSeen(recentInstant(lastSeenAt, today())))}</p>}
      </div>
      {isCurrent ? (
        <span className="account-current">{say.thisBrowser}</span>
      ) : (
        <Button size={isPhone ? 'large' : 'small'} disabled={isBusy} aria-label={say.endSession(shownDevice)} onClick={onEnd}>
          {say.end}
        </Button>
      )}
    </li>
  );
}
