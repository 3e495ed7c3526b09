import { isPossibleTokenExpiry, maxTokens, presetTokenExpiry } from '@vikray/contract/api-tokens/api-token.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { lockRow } from '../platform/database/row-locks.ts';
import { rightsOf } from '../rights/public.ts';
import { findSession, hashToken } from '../session/public.ts';
import { countTokens, findTokenById, insertToken } from './api-token-store.ts';
import { newApiToken } from './new-api-token.ts';

export const AddApiToken = handler('AddApiToken', async ({ db, input, user, now, fail, record }) => {
  const { userId } = user;
  const scope = input.scope ?? 'Read';
  const rights = scope === 'Chosen' ? [...new Set(input.rights)] : [];
  if (!rights.every((right) => user.rights.has(right))) throw fail('NotHeld');
  const expiresOn = input.expiresOn ?? presetTokenExpiry(dateAt(now));
  if (!isPossibleTokenExpiry(expiresOn, dateAt(now))) throw fail('ExpiryOutOfRange');
  // A reset of the password, a deletion and a change of rights write this row too. What they did before this is seen here; what they do
  // later ends the new token.
  await lockRow(db, 'users', userId);
  if (!(await findSession(db, user.sessionHash)) || !(await rightsOf(db, userId)).has('Add API Token')) throw fail('Forbidden');
  if ((await countTokens(db, userId, now)) >= maxTokens) throw fail('TooManyTokens');

  const token = newApiToken();
  const ending = token.slice(-4);
  const tokenId = await insertToken(db, { tokenHash: hashToken(token), userId, name: input.name, scope, rights, ending, expiresOn }, now);
  record({ record: 'token', id: tokenId, after: await findTokenById(db, tokenId) });
  return [{ tokenId, token }];
});
