import { withdrawableMs } from '@vikray/contract/thread/note.ts';
import type { SignedIn } from '../platform/identity.ts';

/** Whether a user may withdraw what someone added: their own for 24 hours, or with Delete Note. */
export function mayWithdraw(
  { userId, rights }: Pick<SignedIn, 'userId' | 'rights'>,
  added: { readonly byId: number; readonly at: string },
  now: string,
): boolean {
  return rights.has('Delete Note') || (added.byId === userId && Date.parse(now) - Date.parse(added.at) < withdrawableMs);
}
