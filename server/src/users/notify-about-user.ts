import type { NoticeRecord } from '@vikray/contract/notices/notice.ts';
import { addNotice } from '../notices/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { SignedIn } from '../platform/identity.ts';
import { listAdministrators } from './user-store.ts';

/** A change of a user's login or rights. */
interface LoginChange {
  readonly userId: number;
  readonly toUser: string;
  readonly toAdministrators: string;
  /** The record that the Administrators' notice leads to. */
  readonly record: NoticeRecord;
}

/** Notifies that user and all Administrators, except the author of the change. Call it in the transaction of the change. */
export async function notifyAboutUser(
  db: Db,
  by: SignedIn,
  now: string,
  { userId, toUser, toAdministrators, record }: LoginChange,
): Promise<void> {
  if (userId !== by.userId) await addNotice(db, { userIds: [userId], text: toUser, record: 'account', recordId: userId, now });
  const administrators = (await listAdministrators(db)).map(({ userId: id }) => id);
  const others = administrators.filter((id) => id !== by.userId && id !== userId);
  await addNotice(db, { userIds: others, text: toAdministrators, record, recordId: userId, now });
}
