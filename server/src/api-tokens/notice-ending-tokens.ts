import { apiTokenMessages as say } from '@vikray/contract/api-tokens/api-token-messages.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { addNotice } from '../notices/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { takeEndingTokens } from './api-token-store.ts';

/** A week before a token ends, its user gets a notice, once. */
export async function noticeEndingTokens(db: Db, now: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { userId, name, expiresOn } of await takeEndingTokens(tx, now)) {
      const text = say.expires(name, dashedDate(expiresOn));
      await addNotice(tx, { userIds: [userId], text, record: 'account', recordId: userId, now });
    }
  });
}
