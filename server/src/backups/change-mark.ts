import { hasUnsealed, headOf, markText } from '../platform/database/ledgers/chain.ts';
import type { Db } from '../platform/database/tables.ts';
import { lastDraftSave } from '../quotations/public.ts';

/**
 * A word for what the office has entered so far: the end of the chain, in which every change, login and stock movement stands within a
 * second, and the drafts. Undefined while something waits to be chained.
 */
export async function changeMark(db: Db): Promise<string | undefined> {
  if (await hasUnsealed(db)) return undefined;
  return `${markText(await headOf(db))} ${await lastDraftSave(db)}`;
}
