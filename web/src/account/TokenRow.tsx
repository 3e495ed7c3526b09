import { apiTokenMessages as say } from '@vikray/contract/api-tokens/api-token-messages.ts';
import type { ApiToken } from '@vikray/contract/api-tokens/api-token.ts';
import { dashedDate, dateAt, recentInstant } from '@vikray/contract/platform/dates.ts';
import { useLogin } from '../platform/login.ts';
import { useIsPhone } from '../platform/media.ts';
import { today } from '../platform/today.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { Button } from '../ui/controls/Button.tsx';

interface TokenRowProps {
  readonly token: ApiToken;
  readonly onEnd: () => void;
}

/** A token: what it may do, until when, and when it was last used. */
export function TokenRow({ token, onEnd }: TokenRowProps) {
  const { userId } = useLogin();
  const isPhone = useIsPhone();
  const { name, scope, rights, ending, createdAt, lastUsedAt, lastAddress, expiresOn, ownerId, owner } = token;
  const last = dashedDate(expiresOn);
  const facts = [
    scope === 'Chosen' ? rights.join(', ') : say.scopes[scope],
    expiresOn < today() ? say.hasExpired(last) : say.until(last),
    say.madeOn(dashedDate(dateAt(createdAt)), ending),
  ];
  return (
    <li className="account-row">
      <div className="account-words">
        <strong>{name}</strong>
        {ownerId !== userId && <p className="account-hint">{say.of(owner)}</p>}
        <p className="account-hint">{unbreakableNumbers(facts.join(' · '))}</p>
        <p className="account-hint">
          {unbreakableNumbers(lastUsedAt === '' ? say.notUsed : say.lastUsed(recentInstant(lastUsedAt, today()), lastAddress))}
        </p>
      </div>
      <Button size={isPhone ? 'large' : 'small'} aria-label={say.endToken(name)} onClick={onEnd}>
        {say.end}
      </Button>
    </li>
  );
}
