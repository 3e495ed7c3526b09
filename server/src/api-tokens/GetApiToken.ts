import { handler } from '../platform/handler.ts';
import { listTokens } from './api-token-store.ts';

export const GetApiToken = handler('GetApiToken', async ({ db, user: { userId, loginType } }) => {
  if (loginType !== 'Administrator') return listTokens(db, userId);
  const tokens = await listTokens(db);
  const isOwn = ({ ownerId }: { readonly ownerId: number }) => ownerId === userId;
  return [...tokens.filter(isOwn), ...tokens.filter((token) => !isOwn(token))];
});
