import { handler } from '../platform/handler.ts';
import { deleteToken, findTokenById } from './api-token-store.ts';

export const DeleteApiToken = handler('DeleteApiToken', async ({ db, input: { tokenId }, user, fail, record }) => {
  const before = await findTokenById(db, tokenId);
  // Another user's token does not exist for anyone but an Administrator.
  if (!before || (before.ownerId !== user.userId && user.loginType !== 'Administrator')) throw fail('TokenNotFound');
  await deleteToken(db, tokenId);
  record({ record: 'token', id: tokenId, before });
  return [{ tokenId }];
});
