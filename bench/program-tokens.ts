import { answer, asCall } from './calls.ts';
import type { Client } from './load.ts';

const name = 'Bench';
const most = 10;

/** As many tokens as a user may have. Those of an earlier bench end. */
export async function makeTokens(client: Client): Promise<string[]> {
  const earlier = await answer<{ fld_tokenid: number; fld_name: string }[]>(client, asCall('GetApiToken', {}));
  for (const { fld_tokenid: tokenId, fld_name } of earlier)
    if (fld_name === name) await answer(client, asCall('DeleteApiToken', { tokenId }));
  const tokens: string[] = [];
  for (let count = 0; count < most; count++) {
    const [made] = await answer<{ token: string }[]>(client, asCall('AddApiToken', { name }));
    tokens.push(made?.token ?? '');
  }
  return tokens;
}
