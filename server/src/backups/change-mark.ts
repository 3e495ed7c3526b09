import { hasUnsealed, headOf, markText } from '../platform/database/ledgers/chain.ts';
import type { Db } from '../platform/database/tables.ts';
import { lastDraftSave } from '../quotations/public.ts';

/**
 * A text that changes with everything the office enters: the end of the chain, which has every change, login and stock movement within a
 * second, and the last draft. Undefined while rows wait to be chained.
 */
export async function changeMark(db: Db): Promise<string | undefined> {
  if (await hasUnsealed(db)) return undefined;
  return `${markText(await headOf(db))} ${await lastDraftSave(db)}`;
}
